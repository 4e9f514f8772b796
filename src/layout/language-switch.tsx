import type { MouseEvent } from "react";
import { keepPlace } from "../hooks/kept-place";
import { useSiteSettings } from "../hooks/use-site-settings";
import { isForBrowser } from "../ui/site-link";

/**
 * A link to the page in each other language, named as that language calls itself. It is a plain link, so that it loads
 * a document whose language and direction are right from the start. Where the page has no translation, it leads to the
 * page above.
 */
export const LanguageSwitch = () => {
  const { language, languages } = useSiteSettings();
  return languages
    .filter(({ code }) => code !== language)
    .map(({ code, name, path, direction, translated }) => (
      <a
        key={code}
        href={path}
        lang={code}
        hrefLang={code}
        dir={direction}
        onClick={translated ? keepPlaceHere : undefined}
      >
        {name}
      </a>
    ));
};

/** Keeps the place for a click that leaves this page: in another tab the page begins at its top. */
function keepPlaceHere(event: MouseEvent): void {
  if (!isForBrowser(event)) keepPlace();
}
