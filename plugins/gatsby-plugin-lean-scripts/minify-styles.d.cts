import type { PluginObject } from "@babel/core";

declare const minifyStyles: () => PluginObject;
export = minifyStyles;
