declare module "subset-font" {
  type Options = {
    targetFormat: "sfnt" | "woff2";
    noHinting?: boolean;
    variationAxes?: Record<string, number | { min: number; max: number }>;
    keepFeatures?: string[];
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
