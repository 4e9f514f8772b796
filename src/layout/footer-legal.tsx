import styled from "@emotion/styled";
import { useEffect, useState } from "react";
import { useSiteSettings } from "../hooks/use-site-settings";
import { color, media } from "../theme/tokens";
import { type } from "../theme/type";
import { FooterLinks } from "./footer-links";
import { LanguageSwitch } from "./language-switch";

/**
 * The last line of the footer: copyright and legal links, on wide screens in the columns of those above
 * (footer-ground.ts).
 */
export function FooterLegal() {
  const { brand, buildYear, footer } = useSiteSettings();
  const year = useYear(buildYear);
  return (
    <Row className="legal">
      <p>{`© ${year} ${brand}. ${footer.copyright}`}</p>
      <FooterLinks links={footer.legal} />
      <LanguageSwitch />
    </Row>
  );
}

/** The current year. The first render has the build's year, so that React finds the text of the prebuilt HTML. */
function useYear(built: string): string {
  const [year, setYear] = useState(built);
  useEffect(() => setYear(String(new Date().getFullYear())), []);
  return year;
}

const Row = styled.div`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px 32px;
  padding-top: 28px;
  border-top: 1px solid ${color.ink700};
  color: ${color.mist2};
  p {
    padding-block: 6px;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 28px;
  }
  ${media.smToLg} {
    > p {
      width: 100%;
    }
  }
  ${media.lg} {
    margin-top: 32px;
  }
`;
