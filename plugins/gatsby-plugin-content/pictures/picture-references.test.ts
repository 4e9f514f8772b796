import { expectProblem, writtenAt, type BrokenCase } from "../../../test/content/broken-content";

const image = writtenAt("services/ai.yaml", "../images/hero-ai.jpg");

const pictures: BrokenCase[] = [
  image("hero-ai.jpg", '"image" cannot be "hero-ai.jpg".', 'Did you mean "../images/hero-ai.jpg"?'),
  image(
    "images/hero-al.jpg",
    '"image" cannot be "images/hero-al.jpg".',
    'Did you mean "../images/hero-ai.jpg"?',
  ),
  image(
    "../images/Hero-AI.jpg",
    "The picture ../images/Hero-AI.jpg does not exist.",
    'Did you mean "../images/hero-ai.jpg"?',
  ),
  image(
    "../../../../docs/images/home.jpg",
    "The way to the picture ../../../../docs/images/home.jpg leads out of content/.",
    "Put a copy of it into content/images.",
  ),
  image(
    "../../content/images/hero-ai.jpg",
    "The way to the picture ../../content/images/hero-ai.jpg leads out of content/.",
    'Did you mean "../images/hero-ai.jpg"?',
  ),
  image(
    "../icons/linkedin.svg",
    '"image" cannot be "../icons/linkedin.svg".',
    /^A picture is a path from this file to a jpg/,
  ),
  image(
    "../images/social-preview.png",
    "The picture is 1200 by 630 pixels; at least 1600 by 900 are needed.",
    /^A smaller one looks blurred/,
  ),
  image(
    "https://images.unsplash.co/photo-1518837695005-2083093ee35b",
    "Pictures from images.unsplash.co are not allowed.",
    "Did you mean https://images.unsplash.com?",
  ),
  image(
    "https://unsplash.com/photos/a-wave",
    "This is no address of a photo on Unsplash.",
    /^Open the photo itself and copy its address/,
  ),
  image(
    "https://photos.example/a.jpg",
    "Pictures from photos.example are not allowed.",
    /^Use a file in content.images, or .* https:..images.unsplash.com or https:..images.pexels.com/,
  ),
  image(
    "https://images.evil.com/a.jpg",
    "Pictures from images.evil.com are not allowed.",
    /^Use a file in content.images, or /,
  ),
  image(
    "http://images.unsplash.com/photo-1518837695005-2083093ee35b",
    "A picture's address starts with https://.",
    "Write https:// instead of http://.",
  ),
  image(
    "htps://images.unsplash.com/photo-1",
    "A picture's address starts with https://.",
    "Write https:// instead of htps://.",
  ),
  image(
    "file:///pictures/hero-ai.jpg",
    "A picture's address starts with https://.",
    /^Use a file in content.images, or /,
  ),
  image(
    "https://images.unsplash.com/",
    "This is no address of a photo on Unsplash.",
    /^Open the photo itself and copy its address/,
  ),
  image(
    "https://images.pexels.com/photos/189349",
    "This is no address of a photo on Pexels.",
    /pexels-photo-189349.jpeg.$/,
  ),
  image("https://", "https:// is no well-formed address.", /^Copy the whole address/),
  {
    at: "site.yaml",
    from: "image: ./images/social-preview.png",
    to: "image: https://images.unsplash.com/photo-1518837695005-2083093ee35b",
    caret: "https://images.unsplash.com/photo-1518837695005-2083093ee35b",
    message: '"image" cannot be "https://images.unsplash.com/photo-1518837695005-2083093ee35b".',
    hint: /^A picture here is a path from this file/,
  },
  {
    at: "home/slides.yaml",
    from: '  imageAlt: ""\n',
    to: "",
    caret: "id",
    message: '"imageAlt" is missing in entry 1.',
    hint: /Write "" when the picture only decorates/,
  },
  {
    at: "services/ai.yaml",
    from: "imageAlt: A light",
    to: 'imageAlt: "" # A light',
    caret: '""',
    message: '"imageAlt" is empty.',
    hint: /^What the picture shows/,
  },
];

test.each(pictures)("a picture that cannot be used: $message", expectProblem);
