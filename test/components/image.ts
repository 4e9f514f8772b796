import type { IGatsbyImageData } from "gatsby-plugin-image";

/** What the build makes of a picture: two formats at two widths, and a fallback. */
export const imageData = (name: string): IGatsbyImageData => ({
  layout: "fullWidth",
  width: 1600,
  height: 900,
  images: {
    fallback: { src: `/${name}.jpg`, srcSet: `/${name}-750.jpg 750w, /${name}.jpg 1600w`, sizes: "100vw" },
    sources: [
      { type: "image/avif", srcSet: `/${name}-750.avif 750w, /${name}.avif 1600w`, sizes: "100vw" },
      { type: "image/webp", srcSet: `/${name}-750.webp 750w, /${name}.webp 1600w`, sizes: "100vw" },
    ],
  },
});

/** An icon, as the build resolves its name. */
export const icon = { body: "<path d='M4 4h16'/>" };

/** A picture as queries ask for it: whole, with its wide crop and its upright one. */
export const picture = (name: string) => ({
  gatsbyImageData: imageData(name),
  landscape: imageData(name),
  portrait: imageData(`${name}-upright`),
});
