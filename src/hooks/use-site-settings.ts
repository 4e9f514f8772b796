import { graphql, useStaticQuery } from "gatsby";

/** The company's facts and the texts of header, footer and banner, from content/site.yaml. */
export function useSiteSettings() {
  const data = useStaticQuery<Queries.SiteSettingsQuery>(graphql`
    query SiteSettings {
      settings: siteSettings {
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
      build: siteBuildMetadata {
        year: buildTime(formatString: "YYYY")
      }
      services: allService(sort: { order: ASC }) {
        nodes {
          slug
          name
        }
      }
    }
  `);
  if (!data.settings) throw new Error("content/site.yaml holds no settings");
  return { ...data.settings, services: data.services.nodes, buildYear: data.build?.year ?? "" };
}
