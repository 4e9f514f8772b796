import { expectProblem, place, type BrokenCase } from "../../../test/content/broken-content";

const image = place("services/ai.yaml", "image: ../images/hero-ai.jpg");

const pictures: BrokenCase[] = [
  {
    ...image("image: hero-ai.jpg"),
    caret: "hero-ai.jpg",
    message: '"image" cannot be "hero-ai.jpg".',
    hint: 'Did you mean "../images/hero-ai.jpg"?',
  },
  {
    ...image("image: images/hero-al.jpg"),
    caret: "images/hero-al.jpg",
    message: '"image" cannot be "images/hero-al.jpg".',
    hint: 'Did you mean "../images/hero-ai.jpg"?',
  },
  {
    ...image("image: ../images/Hero-AI.jpg"),
    caret: "../images/Hero-AI.jpg",
    message: "The picture ../images/Hero-AI.jpg does not exist.",
    hint: 'Did you mean "../images/hero-ai.jpg"?',
  },
  {
    ...image("image: ../../../../docs/images/home.jpg"),
    caret: "../../../../docs/images/home.jpg",
    message: "The way to the picture ../../../../docs/images/home.jpg leads out of content/.",
    hint: "Put a copy of it into content/images.",
  },
  {
    ...image("image: ../../content/images/hero-ai.jpg"),
    caret: "../../content/images/hero-ai.jpg",
    message: "The way to the picture ../../content/images/hero-ai.jpg leads out of content/.",
    hint: 'Did you mean "../images/hero-ai.jpg"?',
  },
  {
    ...image("image: ../icons/linkedin.svg"),
    caret: "../icons/linkedin.svg",
    message: '"image" cannot be "../icons/linkedin.svg".',
    hint: /^A picture is a path from this file to a jpg/,
  },
  {
    ...image("image: ../images/social-preview.png"),
    caret: "../images/social-preview.png",
    message: "The picture is 1200 by 630 pixels; at least 1600 by 900 are needed.",
    hint: /^A smaller one looks blurred/,
  },
  {
    ...image("image: https://images.unsplash.co/photo-1518837695005-2083093ee35b"),
    caret: "https://images.unsplash.co/photo-1518837695005-2083093ee35b",
    message: "Pictures from images.unsplash.co are not allowed.",
    hint: "Did you mean https://images.unsplash.com?",
  },
  {
    ...image("image: https://unsplash.com/photos/a-wave"),
    caret: "https://unsplash.com/photos/a-wave",
    message: "This is no address of a photo on Unsplash.",
    hint: /^Open the photo itself and copy its address/,
  },
  {
    ...image("image: https://photos.example/a.jpg"),
    caret: "https://photos.example/a.jpg",
    message: "Pictures from photos.example are not allowed.",
    hint: /^Use a file in content.images, or .* https:..images.unsplash.com or https:..images.pexels.com/,
  },
  {
    ...image("image: https://images.evil.com/a.jpg"),
    caret: "https://images.evil.com/a.jpg",
    message: "Pictures from images.evil.com are not allowed.",
    hint: /^Use a file in content.images, or /,
  },
  {
    ...image("image: http://images.unsplash.com/photo-1518837695005-2083093ee35b"),
    caret: "http://images.unsplash.com/photo-1518837695005-2083093ee35b",
    message: "A picture's address starts with https://.",
    hint: "Write https:// instead of http://.",
  },
  {
    ...image("image: htps://images.unsplash.com/photo-1"),
    caret: "htps://images.unsplash.com/photo-1",
    message: "A picture's address starts with https://.",
    hint: "Write https:// instead of htps://.",
  },
  {
    ...image("image: file:///pictures/hero-ai.jpg"),
    caret: "file:///pictures/hero-ai.jpg",
    message: "A picture's address starts with https://.",
    hint: /^Use a file in content.images, or /,
  },
  {
    ...image("image: https://images.unsplash.com/"),
    caret: "https://images.unsplash.com/",
    message: "This is no address of a photo on Unsplash.",
    hint: /^Open the photo itself and copy its address/,
  },
  {
    ...image("image: https://images.pexels.com/photos/189349"),
    caret: "https://images.pexels.com/photos/189349",
    message: "This is no address of a photo on Pexels.",
    hint: /pexels-photo-189349.jpeg.$/,
  },
  {
    ...image("image: https://"),
    caret: "https://",
    message: "https:// is no well-formed address.",
    hint: /^Copy the whole address/,
  },
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
