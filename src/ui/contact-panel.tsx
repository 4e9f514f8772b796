import styled from "@emotion/styled";
import { Clock, Mail, MapPin, Phone, type IconNode } from "lucide";
import type { ReactNode } from "react";
import { useSiteSettings } from "../hooks/use-site-settings";
import { color, media, radius, space } from "../theme/tokens";
import { serif, type } from "../theme/type";
import { MailLink, PhoneLink } from "./contact-links";
import { Icon } from "./icon";
import { SocialLinks } from "./social-links";

type ContactPanelProps = {
  words: Record<"heading" | "location" | "email" | "phone" | "hours", string>;
};

/** Address, e-mail, phones, hours and social links. */
export function ContactPanel({ words }: ContactPanelProps) {
  const {
    contact,
    interface: { comma },
  } = useSiteSettings();
  return (
    <Panel data-ground="dark">
      <h2>{words.heading}</h2>
      <dl>
        <Item icon={MapPin} term={words.location}>
          {contact.city + comma}
          <br />
          {contact.country}
        </Item>
        <Item icon={Mail} term={words.email}>
          <MailLink address={contact.email} />
        </Item>
        <Item icon={Phone} term={words.phone}>
          {contact.phones.map((phone) => (
            <PhoneLink key={phone} number={phone} />
          ))}
        </Item>
        <Item icon={Clock} term={words.hours}>
          {contact.hours.days}
          <span className="time">{contact.hours.time}</span>
          <span className="weekend">{contact.hours.weekend}</span>
        </Item>
      </dl>
      <SocialLinks />
    </Panel>
  );
}

const Item = ({ icon, term, children }: { icon: IconNode; term: string; children: ReactNode }) => (
  <div>
    <dt>
      <Icon icon={icon} size={18} />
      {term}
    </dt>
    <dd>{children}</dd>
  </div>
);

const Panel = styled.div`
  --rule: ${color.deepRule};
  --ring: ${color.deepRing};
  --soon: ${color.onDeep};
  --accent: ${color.tealDark};
  grid-column: 1 / -1;
  margin: 72px calc(-1 * ${space.gutter}) 0;
  padding: 40px ${space.gutter} 56px;
  border-start-start-radius: ${radius.elbow.m};
  background: ${color.deep};
  color: ${color.paper};
  h2 {
    ${serif("clamp(1.75rem, 1.6rem + 0.4vw, 1.9375rem)", "1.1", "-0.02em")}
    margin: 0 0 12px;
    /* Aligned with the terms and values below. */
    padding-inline-start: 30px;
  }
  dl {
    margin-bottom: 20px;
  }
  dl > div {
    padding-block: 18px;
    border-bottom: 1px solid var(--rule);
  }
  > ul {
    padding-inline-start: 32px;
  }
  dt {
    ${type.small}
    display: flex;
    align-items: center;
    gap: 12px;
    font-weight: 500;
    color: ${color.onDeep};
  }
  dt svg {
    color: ${color.water};
    ${media.forcedColors} {
      color: CanvasText;
    }
  }
  dd {
    padding-inline-start: 30px;
    margin-top: 4px;
    ${serif("min(1.4375rem, 7.2vw)", "1.3", "-0.01em")}
  }
  dd a {
    display: block;
    width: fit-content;
    padding-block: 1px;
    text-decoration: none;
    white-space: normal;
  }
  dd a:hover {
    color: ${color.amber};
  }
  .time {
    display: block;
    text-wrap: balance;
  }
  .weekend {
    ${type.bodyS}
    display: block;
    margin-top: 4px;
    color: ${color.onDeep};
  }
  ${media.sm} {
    dl {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, max(34%, 16rem)), 1fr));
      column-gap: 48px;
    }
  }
  ${media.lg} {
    grid-column: 8 / -1;
    align-self: start;
    /* Rises 64 px into the page header. */
    margin: -152px 0 0;
    padding: 72px clamp(24px, 6.2vw - 32px, 56px) 64px;
    border-start-start-radius: ${radius.elbow.xl};
    dl {
      display: block;
    }
    dl > div:last-child {
      border-bottom: 0;
    }
  }
  ${media.xl} {
    grid-column: 9 / -1;
  }
`;
