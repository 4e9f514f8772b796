import styled from "@emotion/styled";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { color } from "../theme/tokens";

const Frame = styled.picture`
  display: contents;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    background: radial-gradient(circle at 76% 50%, #25406b, #16224a, ${color.ink});
  }
`;

type PictureProps = {
  /** Widths and formats that the build made of the picture. */
  image: IGatsbyImageData;
  /** The same picture cropped for narrow screens; without it `image` serves all. */
  portrait?: IGatsbyImageData;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes?: string;
  /** Load at once and first: for the one picture that a visitor waits for. */
  eager?: boolean;
};

/** A full-width picture comes with the proportions of its sides only; HTML wants them in whole pixels. */
const WIDTH = 1600;

const NARROW = "(max-width: 639px)";

/**
 * A responsive picture in the formats that the build made, chosen by the browser. It is plain HTML on purpose:
 * `GatsbyImage` would bring a server renderer into the browser.
 */
export function Picture({ image, portrait, alt, sizes = "100vw", eager = false }: PictureProps) {
  const fallback = image.images.fallback;
  return (
    <Frame>
      {portrait?.images.sources?.map(({ type, srcSet }) => (
        <source key={`portrait ${type}`} media={NARROW} type={type} srcSet={srcSet} sizes="100vw" />
      ))}
      {portrait?.images.fallback?.srcSet && (
        <source media={NARROW} srcSet={portrait.images.fallback.srcSet} sizes="100vw" />
      )}
      {image.images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={sizes}
        alt={alt}
        width={WIDTH}
        height={Math.round((WIDTH * image.height) / image.width)}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
        decoding={eager ? "sync" : "async"}
      />
    </Frame>
  );
}
