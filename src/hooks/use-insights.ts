import { useEffect } from "react";

/**
 * Loads the page-view script after the page. If it fails, visitors lose nothing, so there is only a warning in the
 * console (specification, section 2).
 * @param path same-origin address of the script
 */
export function useInsights(path: string): void {
  useEffect(() => {
    const load = () => {
      const script = document.createElement("script");
      script.src = path;
      script.async = true;
      script.onerror = () => console.warn(`The page-view script ${path} could not be loaded.`);
      document.head.append(script);
    };
    if (document.readyState === "complete") {
      load();
      return;
    }
    window.addEventListener("load", load, { once: true });
    return () => window.removeEventListener("load", load);
  }, [path]);
}
