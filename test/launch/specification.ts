/**
 * What SPEC.md says of the shipped content, and DECISIONS.md where it adds to it: by file, each text that has to be
 * there word for word, or a pattern of it. A list has exactly as many entries as stand here.
 */
export const CONTENT: Record<string, unknown> = {
  // Sections 2 (shared chrome, contact) and 9
  "site.yaml": {
    brand: "Falaj",
    contact: {
      city: "Abu Dhabi",
      country: "United Arab Emirates",
      phones: [expect.any(String), expect.any(String)],
      hours: { days: "Monday to Friday", time: "9:00 AM to 6:00 PM", weekend: "Weekend closed" },
    },
    analytics: { script: "/insights/script.js" },
    navigation: [
      { label: "Home", to: "/" },
      { label: "Services", to: "/services" },
      { label: "About", to: "/about" },
      { label: "Contact", to: "/contact" },
    ],
    social: placeholders("LinkedIn", "Twitter", "Facebook", "Instagram").map(({ label, to }) => ({
      name: label,
      to,
    })),
    footer: {
      servicesHeading: "Services",
      moreServices: [{ label: "Custom Solutions", to: "/contact" }],
      companyHeading: "Company",
      company: [{ label: "About Us", to: "/about" }, ...placeholders("Careers", "Case Studies", "Blog")],
      contactHeading: "Contact",
      legal: [
        { label: "Privacy Policy", to: "/privacy" },
        { label: "Terms of Service", to: "/terms" },
        { label: "Sitemap", to: "/sitemap" },
      ],
    },
    promo: {
      title: "Let's Talk AI Solutions",
      text: matching(/operation .* AI can transform it/),
      button: { label: "Schedule a Consultation", to: "/contact" },
    },
    notAvailable: "not yet available",
  },

  // Section 2, Home
  "pages/home.yaml": {
    services: { heading: "Our Services", link: { label: "View All Services", to: "/services" } },
    offeringDialog: { learnMore: "Learn More", close: "Close" },
    reasons: { heading: "Why Choose {brand}" },
    faq: { button: { label: "Get in Touch", to: "/contact" } },
  },
  "home/slides.yaml": [
    { title: "AI-Powered Solutions", ctaLink: "/services/ai" },
    { title: "Media Production", ctaLink: "/services/media" },
    { title: "Custom Software Development", ctaLink: "/services/software" },
  ],
  "home/offerings.yaml": [
    ...offerings("ai", "AI & Machine Learning", "Data Analytics", "NLP Solutions"),
    ...offerings("media", "Media Production", "Media Management", "Streaming Solutions"),
    ...offerings("software", "Enterprise Software", "Mobile Development", "Web Applications"),
  ],
  "home/reasons.yaml": titles(
    "Industry Expertise",
    "Client-Focused Approach",
    "Innovative Solutions",
    "Quality Assurance",
    "Proven Results",
    "Timely Delivery",
    "Performance Focused",
  ),
  "home/faqs.yaml": [
    { question: matching(/industries/) },
    {
      question: matching(/How long/),
      answer: matching(/simple project .* 4–8 weeks .* Complex systems take months/),
    },
    { question: matching(/support/) },
    { question: matching(/AI/) },
    { question: matching(/integrate/) },
    { question: matching(/data/), answer: matching(/GDPR, HIPAA or CCPA/) },
  ],

  // Section 2, Services overview and Service detail pages
  "services/ai.yaml": {
    slug: "ai",
    order: 1,
    name: "AI & Machine Learning",
    bullets: { items: any(8) },
    capabilities: {
      items: titles(
        "Data Analytics",
        "Machine Learning Models",
        "NLP Solutions",
        "Computer Vision",
        "Business Intelligence",
        "AI Process Automation",
      ),
    },
    callToAction: { heading: "Ready to Transform Your Business with AI?" },
  },
  "services/media.yaml": {
    slug: "media",
    order: 2,
    name: "Media Services",
    bullets: { items: any(8) },
    capabilities: {
      items: titles(
        "Content Production",
        "Media Management",
        "Streaming Solutions",
        "Brand Identity",
        "Interactive Media",
        "Digital Marketing",
      ),
    },
  },
  "services/software.yaml": {
    slug: "software",
    order: 3,
    name: "Software Development",
    bullets: { items: any(8) },
    capabilities: {
      items: titles(
        "Enterprise Solutions",
        "Mobile Development",
        "Web Applications",
        "Cloud Solutions",
        "API Development",
        "DevOps Services",
      ),
    },
  },

  // Sections 1 and 2, About
  "pages/about.yaml": {
    story: { lead: matching(/founded in Abu Dhabi in 2025 by a trio of experts/) },
  },
  "about/values.yaml": titles("Innovation", "Collaboration", "Integrity", "Excellence"),
  "about/team.yaml": [{ website: matching(/^https:/) }, {}, { website: matching(/^https:/) }, {}],

  // Sections 3, 5, 7 and 8: the enquiry
  "enquiry/form.yaml": {
    inputs: [
      { name: "name", label: "Name", messages: { required: "Name is required" } },
      { name: "email", label: "Email", messages: { invalid: "Invalid email address" } },
      { name: "company", label: "Company" },
      {
        name: "service",
        label: "Service",
        choice: {
          none: "Not specified",
          options: [
            { value: "ai", label: "AI & Machine Learning" },
            { value: "media", label: "Media Services" },
            { value: "software", label: "Software Development" },
            { value: "other", label: "Other Services" },
          ],
        },
      },
      { name: "message", label: "Message", messages: { required: "Message is required" } },
    ],
    send: "Send Message",
    sending: "Sending...",
    replyPromise: matching(/24–48 business hours/),
    answers: {
      sent: "Your message has been submitted successfully! We will get back to you soon.",
      invalid: "Please check your input and try again.",
      failed: "An unexpected error occurred. Please try again.",
    },
    toasts: {
      sent: { title: "Message sent!", text: "We'll get back to you as soon as possible." },
      invalid: { title: "Form validation error", text: "Please check your form input." },
      failed: { title: "Something went wrong", text: "Please try again later." },
    },
  },
  "enquiry/mails.yaml": {
    inbox: { subject: "New Contact Form Submission: {name}", notGiven: "N/A" },
    confirmation: { title: "Thank You for Contacting {brand}", time: "24-48 business hours" },
  },

  // Section 2, Contact and Not-found page
  "pages/contact.yaml": { form: { heading: "Send Us a Message" } },
  "pages/not-found.yaml": {
    heading: "Page Not Found",
    text: matching(/may have been removed, renamed or be unavailable/),
    home: "Back to Home",
    back: "Go Back",
  },
};

/** Every page that section 2 and DECISIONS.md ("Routes") name, by its path, with its title; the brand's name follows each. */
export const TITLES: Record<string, string> = {
  "/": "Home",
  "/services": "Services",
  "/services/ai": "AI and Machine Learning Solutions",
  "/services/media": "Media Services",
  "/services/software": "Software Development Solutions",
  "/about": "About",
  "/contact": "Contact Us",
  "/services/ai-&-machine-learning": "AI & Machine Learning",
  "/services/data-analytics": "Data Analytics",
  "/services/nlp-solutions": "NLP Solutions",
  "/services/media-production": "Media Production",
  "/services/media-management": "Media Management",
  "/services/streaming-solutions": "Streaming Solutions",
  "/services/enterprise-software": "Enterprise Software",
  "/services/mobile-development": "Mobile Development",
  "/services/web-applications": "Web Applications",
  "/privacy": "Privacy Policy",
  "/terms": "Terms of Service",
  "/sitemap": "Sitemap",
};

/** Section 9: the numbers of src/config.ts. */
export const CONSTANTS = {
  CAROUSEL_INTERVAL_MS: 5_000,
  CAROUSEL_PAUSE_MS: 10_000,
  PROMO_TIMER_MS: 15_000,
  PROMO_LEAVE_DELAY_MS: 300,
  HEADER_SCROLL_PX: 10,
  REVEAL_DURATION_MS: 800,
  REVEAL_EASING: "ease-in-out",
  HERO_HEIGHT_VH: 90,
  HERO_MAX_HEIGHT_PX: 800,
  DIALOG_MAX_WIDTH_PX: 600,
  MESSAGE_MIN_HEIGHT_PX: 120,
  TOAST_DURATION_MS: 5_000,
};

function any(count: number): unknown[] {
  return Array.from({ length: count }, () => expect.any(String) as unknown);
}

function matching(pattern: RegExp): unknown {
  return expect.stringMatching(pattern);
}

function titles(...all: string[]): { title: string }[] {
  return all.map((title) => ({ title }));
}

/** Cards of the home page, each with six key features. */
function offerings(service: string, ...all: string[]): unknown[] {
  const features = Array.from({ length: 6 }, () => ({ title: expect.any(String) as unknown }));
  return all.map((title) => ({ title, service, features }));
}

/** Links to pages that do not exist yet. */
function placeholders(...labels: string[]): { label: string; to: string }[] {
  return labels.map((label) => ({ label, to: "#" }));
}
