import styled from "@emotion/styled";
import { X } from "lucide";
import { DIALOG_MAX_WIDTH_PX } from "../config";
import { color, radius, shadow } from "../theme/tokens";
import { serif, type } from "../theme/type";
import { Arrow } from "./arrow";
import { ButtonLink, IconButton, SecondaryButton } from "./button";
import { closesDialog, closesOnBackdrop, Dialog } from "./dialog";
import { Icon } from "./icon";
import { tick } from "./tick";
import { VisuallyHidden } from "./visually-hidden";

type OfferingDialogProps = {
  id: string;
  offering: Queries.OfferingsItemFragment;
  words: Queries.OfferingsTextsFragment["offeringDialog"];
};

/** The features of an offering and a link to its page. It is part of the prebuilt HTML and opens without scripts. */
export const OfferingDialog = ({ id, offering, words }: OfferingDialogProps) => (
  // The click is an extra: Escape and two buttons close the dialog as well.
  <Panel id={id} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`} {...closesOnBackdrop}>
    <div className="content">
      <IconButton {...closesDialog(id)} className="x" aria-label={`${words.close} ${offering.title}`}>
        <Icon icon={X} size={20} />
      </IconButton>
      <Icon icon={offering.icon} size={26} />
      <h2 id={`${id}-title`}>{offering.title}</h2>
      <p id={`${id}-text`}>{offering.description}</p>
      <h3>{words.featuresHeading}</h3>
      <ul>
        {offering.features.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <div className="actions">
        {/* In the dialog the short name is enough; crawlers read the link without its context. */}
        <ButtonLink to={offering.path} aria-label={words.learnMore}>
          <span>
            {words.learnMore}
            <VisuallyHidden>{`: ${offering.title}`}</VisuallyHidden>
          </span>
          <Arrow />
        </ButtonLink>
        <SecondaryButton {...closesDialog(id)}>{words.close}</SecondaryButton>
      </div>
    </div>
  </Panel>
);

const Panel = styled(Dialog)`
  width: min(${DIALOG_MAX_WIDTH_PX}px, 100% - 32px);
  /* Overrides the browser's own limit, which gets smaller as text gets larger. */
  max-width: none;
  max-height: 90svh;
  border-radius: ${radius.control};
  border-start-end-radius: ${radius.elbow.m};
  background: ${color.paper};
  box-shadow: ${shadow.float};
  /* An edge in forced colours, which remove the shadow. */
  outline: 1px solid transparent;
  .content {
    --side: 48px;
    --end: 40px;
    position: relative;
    padding: 44px var(--side) var(--end);
  }
  .content > svg {
    color: ${color.teal};
  }
  h2 {
    ${serif("min(2.25rem, 10vw)", "1.1", "-0.02em")}
    margin-top: 14px;
    padding-inline-end: 56px;
  }
  p,
  li {
    text-wrap: balance;
  }
  p {
    margin-top: 12px;
    color: ${color.muted};
  }
  h3 {
    ${type.button}
    font-weight: 600;
    margin-top: 28px;
  }
  ul {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0 28px;
    margin-top: 12px;
  }
  li {
    ${type.bodyS}
    display: flex;
    gap: 12px;
    padding-block: 10px;
    border-top: 1px solid ${color.sand200};
  }
  li::before {
    ${tick}
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: min(12px, 2vw);
    margin: 28px calc(-1 * var(--side)) calc(-1 * var(--end));
    padding: 0 var(--side) var(--end);
    background: ${color.paper};
  }
  /* The list may be longer than the dialog: it goes on below the buttons. */
  @media (min-height: 360px) and (max-height: 720px) {
    .actions {
      position: sticky;
      bottom: 0;
      margin-top: 8px;
      padding-block: 16px;
      border-top: 1px solid ${color.sand200};
    }
  }
  .x {
    position: absolute;
    top: 36px;
    inset-inline-end: 40px;
  }
  @media (max-width: 480px) {
    .content {
      --side: 24px;
      --end: 24px;
      padding-top: 24px;
    }
    /* Below the button, with the whole width for a long word. */
    h2 {
      margin-top: 26px;
      padding-inline-end: 0;
    }
    ul {
      grid-template-columns: 1fr;
    }
    .x {
      top: 24px;
      inset-inline-end: 24px;
    }
  }
`;
