/** Takes the text of src/theme/fonts.ts, returns the source of a module whose default export is `PageFonts`. */
declare function fontsLoader(source: string): string;
export = fontsLoader;
