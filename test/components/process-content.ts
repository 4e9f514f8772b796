/** The process with all that pages query of it. */
export const process = {
  heading: "From shout to bucket",
  intro: "Two steps.",
  bring: "You bring",
  do: "We do",
  hold: "You hold",
  steps: [
    { name: "Shout", bring: "A voice.", do: "Listen.", hold: "An echo." },
    { name: "Draw", bring: "A bucket.", do: "Hold the rope.", hold: "Water." },
  ],
  button: { label: "Shout now", to: "/contact" },
  closing: "Any hour will do.",
  firstSteps: [
    { name: "You shout", text: "Once is enough." },
    { name: "We hear it", text: "Within 24–48 hours." },
    { name: "We come", text: "With a rope." },
  ],
};
