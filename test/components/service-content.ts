import { icon, picture } from "./image";

/** One service with all that pages query of it. */
export const service = {
  slug: "ai",
  path: "/services/ai",
  name: "AI & Machine Learning",
  shortName: "AI",
  image: picture("ai"),
  imageAlt: "A tree of light",
  focus: null,
  overview: {
    subheading: "Put your data to work",
    text: "We clean it and model it.",
    button: "Explore AI Solutions",
    note: "Analytics, models",
  },
  intro: "It starts with a question.\n\nIt ends with an answer.\n",
  bullets: { heading: "What we do", items: ["Ask", "Audit", "Train"] },
  capabilities: {
    heading: "Two capabilities",
    items: ["Data Analytics", "Computer Vision"].map((title) => ({
      title,
      description: `What ${title} is.`,
      icon,
      to: title === "Data Analytics" ? "/services/data-analytics" : null,
    })),
  },
  callToAction: { heading: "Ready?", text: "Tell us.", button: "Write about your well" },
};
