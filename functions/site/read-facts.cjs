const { parse } = require("yaml");

exports.readFacts = function readFacts(source) {
  const site = parse(source) ?? {};
  const brand = required("brand", site.brand);
  return {
    brand,
    url: required("url", site.url),
    language: required("language", site.language),
    from: required("enquiry.from", site.enquiry?.from).replaceAll("{brand}", brand),
    to: required("enquiry.to", site.enquiry?.to),
    email: required("contact.email", site.contact?.email),
    phones: list("contact.phones", site.contact?.phones),
    navigation: list("navigation", site.navigation).map(({ label, to }) => ({ label, to })),
    copyright: required("footer.copyright", site.footer?.copyright),
  };
};

function required(key, value) {
  if (typeof value === "string" && value.trim() !== "") return value.trim();
  throw missing(key);
}

function list(key, value) {
  if (Array.isArray(value)) return value;
  throw missing(key);
}

function missing(key) {
  return new Error(`content/site.yaml: \`${key}\` is missing. The enquiry needs it.`);
}
