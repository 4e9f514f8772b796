import { translations } from "./review";

process.exitCode = translations(process.argv.slice(2));
