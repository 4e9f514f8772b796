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
  /** The widths and formats made by the build. */
  image: IGatsbyImageData;
  /** The same picture, cropped for narrow screens. */
  portrait?: IGatsbyImageData;
  /** Empty for a decorative picture. */
  alt: string;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes?: string;
  /** Load first: for the largest picture above the fold. */
  eager?: boolean;
};

/** A full-width picture's data has its proportions only; the HTML attributes need whole pixels. */
const WIDTH = 1600;

const NARROW = "(max-width: 639px)";

/**
 * A responsive picture in several formats. It is plain HTML because `GatsbyImage` on React 19 loads a server renderer in
 * the browser (54 KB).
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
