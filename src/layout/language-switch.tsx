import { keepPlace } from "../hooks/kept-place";
import type { SiteSettings } from "../hooks/use-site-settings";

type LanguageSwitchProps = {
  settings: Pick<SiteSettings, "language" | "languages">;
  className?: string;
};

/**
 * A link to the page in each other language, named as that language calls itself: plain, so that it loads a document
 * whose language and direction are right from the start. Where the page is absent, it leads to the one above it.
 */
export const LanguageSwitch = ({ settings: { language, languages }, className }: LanguageSwitchProps) =>
  languages
    .filter(({ code }) => code !== language)
    .map(({ code, name, path, direction, translated }) => (
      <a
        key={code}
        className={className}
        href={path}
        lang={code}
        hrefLang={code}
        dir={direction}
        onClick={translated ? keepPlace : undefined}
      >
        {name}
      </a>
    ));
