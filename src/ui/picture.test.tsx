import { render, screen } from "@testing-library/react";
import { imageData } from "../../test/components/image";
import { Picture } from "./picture";

const dunes = { image: imageData("dunes"), alt: "Dunes", sizes: "50vw" };

/** The sources in the order in which a browser tries them. */
const sources = (container: HTMLElement) =>
  [...container.querySelectorAll("source")].map(({ media, type, srcset }) => ({ media, type, srcset }));

test("the browser may choose format and width, and has a fallback", () => {
  const { container } = render(<Picture {...dunes} />);
  expect(sources(container)).toEqual([
    { media: "", type: "image/avif", srcset: "/dunes-750.avif 750w, /dunes.avif 1600w" },
    { media: "", type: "image/webp", srcset: "/dunes-750.webp 750w, /dunes.webp 1600w" },
  ]);
  const picture = screen.getByRole("img", { name: "Dunes" });
  expect(picture).toHaveAttribute("src", "/dunes.jpg");
  expect(picture).toHaveAttribute("srcset", "/dunes-750.jpg 750w, /dunes.jpg 1600w");
  expect(picture).toHaveAttribute("sizes", "50vw");
});

test("upright screens get their own crop before anything else, in every format", () => {
  const { container } = render(<Picture {...dunes} portrait={imageData("upright")} />);
  const upright = sources(container).slice(0, 3);
  expect(upright.map(({ type }) => type)).toEqual(["image/avif", "image/webp", ""]);
  for (const { media, srcset } of upright) {
    expect(media).toContain("max-width: 479px");
    expect(srcset).toContain("/upright");
  }
  expect(sources(container)).toHaveLength(5);
});

test("its size is known before it has loaded", () => {
  render(<Picture {...dunes} />);
  expect(screen.getByRole("img")).toHaveAttribute("width", "1600");
  expect(screen.getByRole("img")).toHaveAttribute("height", "900");
});

test("a picture waits to be near the viewport, and has no high priority", () => {
  render(<Picture {...dunes} />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "lazy");
  expect(screen.getByRole("img")).not.toHaveAttribute("fetchpriority", "high");
  expect(screen.getByRole("img")).not.toHaveAttribute("decoding", "async");
});

test("an eager picture loads at once and first", () => {
  render(<Picture {...dunes} eager />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
  expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
  expect(screen.getByRole("img")).toHaveAttribute("decoding", "sync");
});

test("a picture that only decorates is not announced", () => {
  render(<Picture {...dunes} alt="" />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.getByRole("presentation")).toHaveAttribute("alt", "");
});

test("a picture of which the build made nothing but a file is shown as it is", () => {
  const image = { ...dunes.image, images: { fallback: { src: "/dunes.jpg" } } };
  const { container } = render(<Picture {...dunes} image={image} portrait={image} />);
  expect(sources(container)).toEqual([]);
  expect(screen.getByRole("img")).toHaveAttribute("src", "/dunes.jpg");
});

test("a picture that may not be mirrored keeps its side", () => {
  render(<Picture {...dunes} focus={{ x: 50, y: 50, rightToLeft: "unchanged" }} />);
  expect(screen.getByRole("img").style.getPropertyValue("scale")).toBe("none");
});

test("a focus says which point stays in view where the picture is cut", () => {
  render(<Picture {...dunes} focus={{ x: 84, y: 0, rightToLeft: null }} />);
  expect(screen.getByRole("img").style.getPropertyValue("--focus")).toBe("84% 0%");
});
