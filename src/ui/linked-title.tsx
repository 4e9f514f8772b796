import { Arrow } from "./arrow";
import { SiteLink } from "./site-link";

/** A title that leads to the page about it, where there is one. */
export const LinkedTitle = ({ title, to }: { title: string; to: string | null }) =>
  to ? (
    <SiteLink to={to}>
      {title}
      <Arrow />
    </SiteLink>
  ) : (
    title
  );
