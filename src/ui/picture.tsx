import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { color, forward, media, mirrored } from "../theme/tokens";

const Frame = styled.picture`
  display: contents;
  img {
    width: var(--picture-width, 100%);
    height: var(--picture-height, 100%);
    object-fit: cover;
    object-position: var(--at, 50% 50%);
    ${mirrored}
    /* The colour of the alternative text, while the picture is not there. */
    color: ${color.mist};
    /* The preview is in the page's head (emit/preview.ts of the adapter). */
    background:
      var(--preview, none) var(--at, 50% 50%) / cover,
      radial-gradient(circle at 76% 50%, ${color.glow}, ${color.glowEdge}, ${color.ink});
  }
`;

/**
 * For a picture behind a page's first texts: on narrow screens it stands above them, and fades into the ink before they
 * start, on a phone held sideways beside them; from 1024 px it covers the ground.
 */
export const artStyle = `
  position: absolute;
  inset: 0;
  --at: 70% 50%;
  ${media.belowLg} {
    inset: var(--art-top) 0 auto;
    --picture-height: var(--art-height);
    --at: var(--focus, 50% 50%);
    mask-image: linear-gradient(transparent, #000 12%, #000 56%, transparent 84%);
  }
  ${media.smToLg} {
    mask-image: linear-gradient(transparent, #000 12%, #000 60%, transparent 88%);
  }
  ${media.sidewaysPhone} {
    inset-block: 0;
    inset-inline-start: 50%;
    --picture-width: 50%;
    --picture-height: 100%;
    /* Mirrored if the picture is. */
    mask-image: linear-gradient(var(--fade, 90deg), transparent, #000 40%);
  }
`;

/** The `sizes` of such a picture, never narrower than its height requires; `wide` is its width from 1024 px. */
export const artSizes = (wide: string): string =>
  `(max-width: 639px) max(100vw, 633px), (max-width: 1023px) max(100vw, 765px), ${wide}`;

/** The `sizes` of a picture in the header of a page. */
export const headerSizes = artSizes("max(100vw, 1130px)");

type PictureProps = {
  /** The widths and formats made by the build. */
  image: IGatsbyImageData;
  /** The same picture, cropped for phones. */
  portrait?: IGatsbyImageData;
  /** Empty for a decorative picture. */
  alt: string;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  /** Load first: for the largest picture above the fold. */
  eager?: boolean;
  /** The point that stays in view where the picture is cut, in per cent. */
  focus?: Queries.FocusFragment | null;
};

/** A full-width picture's data has its proportions only; the HTML attributes need whole pixels. */
const WIDTH = 1600;

const UNCHANGED = { scale: "none", "--fade": forward("90deg") } as const;

const NARROW = "(max-width: 479px)";

/** The `sizes` of the 6:5 crop at the height that phones show it at. */
const NARROW_SIZES = "max(100vw, 428px)";

/**
 * A responsive picture in several formats. It is plain HTML because `GatsbyImage` on React 19 loads a server renderer in
 * the browser (54 KB).
 */
export function Picture({ image, portrait, alt, sizes, eager = false, focus }: PictureProps) {
  const fallback = image.images.fallback;
  return (
    <Frame>
      {portrait?.images.sources?.map(({ type, srcSet }) => (
        <source key={`portrait ${type}`} media={NARROW} type={type} srcSet={srcSet} sizes={NARROW_SIZES} />
      ))}
      {portrait?.images.fallback?.srcSet && (
        <source media={NARROW} srcSet={portrait.images.fallback.srcSet} sizes={NARROW_SIZES} />
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
        decoding={eager ? "sync" : undefined}
        style={
          focus
            ? { "--focus": `${focus.x}% ${focus.y}%`, ...(focus.rightToLeft === "unchanged" && UNCHANGED) }
            : undefined
        }
      />
    </Frame>
  );
}

export const fragment = graphql`
  fragment Focus on Focus {
    x
    y
    rightToLeft
  }
  # A picture behind a page's first texts.
  fragment Art on Picture {
    landscape: gatsbyImageData(breakpoints: [640, 1080, 1600, 2400])
    portrait: gatsbyImageData(breakpoints: [480, 750, 1080], aspectRatio: 1.2, fromFocus: true)
  }
`;
