import { graphql } from "gatsby";
import { createContext, useContext } from "react";

export const fragment = graphql`
  fragment SiteSettings on Query {
    site: siteSettings(language: { eq: $language }) {
      brand
      url
      language
      notAvailable
      soon
      contact {
        email
        phones
        city
        country
        hours {
          days
          time
          weekend
        }
      }
      analytics {
        script
      }
      navigation {
        label
        to
      }
      social {
        name
        to
        icon {
          body
        }
      }
      footer {
        blurb
        servicesHeading
        moreServices {
          label
          to
        }
        companyHeading
        company {
          label
          to
        }
        contactHeading
        copyright
        legal {
          label
          to
        }
      }
      promo {
        title
        text
        button {
          label
          to
        }
      }
    }
    siteInterface: interfaceWords(language: { eq: $language }) {
      skipLink
      home
      navigation
      breadcrumb
      menu {
        name
        open
        close
      }
      carousel {
        name
        role
        slideRole
        slide
        goTo
        previous
        next
        pause
        play
      }
      closeBanner
      closeMessage
      comma
    }
    siteBuild: buildYear {
      year
    }
    siteLanguages: pageLanguages(path: $path) {
      code
      name
      region
      direction
      home
      path
      translated
    }
    # A dozen: each page brings them, and /services lists all.
    siteServices: allService(filter: { language: { eq: $language } }, sort: { order: ASC }, limit: 12) {
      nodes {
        path
        name
      }
    }
  }
`;

export type SiteSettings = ReturnType<typeof siteSettings>;

/**
 * The company's facts and the texts of header, footer and banner in the page's language, from the result of its query,
 * with the languages of the site and the page's address in each.
 * @throws when the content has no settings in the page's language
 */
export function siteSettings(data: Queries.SiteSettingsFragment) {
  const { site, siteInterface, siteLanguages, siteServices, siteBuild } = data;
  const own = siteLanguages.find(({ code }) => code === site?.language);
  if (!site || !siteInterface || !own)
    throw new Error("content/site.yaml or content/interface.yaml is missing");
  return {
    ...site,
    interface: siteInterface,
    direction: own.direction,
    home: own.home,
    /** Of the page itself; the not-found page has none. */
    path: own.translated ? own.path : null,
    languages: siteLanguages,
    services: siteServices.nodes,
    buildYear: siteBuild?.year ?? "",
  };
}

/** Holds the settings around every page. */
export const SiteSettingsContext = createContext<SiteSettings | undefined>(undefined);

/** The settings of the page's language. */
export function useSiteSettings(): SiteSettings {
  const settings = useContext(SiteSettingsContext);
  if (!settings) throw new Error("There are no settings around this component.");
  return settings;
}
