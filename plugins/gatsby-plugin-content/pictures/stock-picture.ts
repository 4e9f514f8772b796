import { getImageData, type IGatsbyImageData } from "gatsby-plugin-image";
import type { Focus, Wanted } from "./file-picture";
import { stockHostOf, type PictureFormat, type PictureSize } from "./stock-hosts";

/** Pictures of ours have these proportions, so one that comes from elsewhere is cut to them unless told otherwise. */
const PROPORTIONS = 16 / 9;

/**
 * The widths and formats of a photo that stays on its host, built from the host's own parameters: nothing is
 * downloaded, and the proportions are fixed, so that nothing shifts when it arrives.
 * @throws when the address belongs to no host that is allowed; the content check tells an editor so before
 */
export function stockPicture(
  address: string,
  { breakpoints, aspectRatio = PROPORTIONS, fromRight = false, fromFocus, zoom }: Wanted,
  focus?: Focus,
): IGatsbyImageData {
  const host = stockHostOf(address);
  if (!host) throw new Error(`${address} is on no stock-photo host that is allowed.`);
  const { origin, pathname } = new URL(address);
  const around = fromFocus ? focus : undefined;
  const widest = Math.max(...breakpoints);
  return getImageData({
    baseUrl: origin + pathname,
    pluginName: "stock-picture",
    layout: "fullWidth",
    breakpoints: [...breakpoints],
    aspectRatio,
    sourceWidth: widest,
    sourceHeight: Math.round(widest / aspectRatio),
    formats: ["auto", ...host.formats],
    urlBuilder: ({ baseUrl, width, height, format }) => {
      const size: PictureSize = { width, height, fromRight, focus: around, zoom };
      return `${baseUrl}?${new URLSearchParams(host.parameters(size, format as PictureFormat)).toString()}`;
    },
  });
}
