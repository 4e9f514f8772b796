import { renderHook } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { serveSettings, settings } from "../../test/components/site-settings";
import { useSiteSettings } from "./use-site-settings";

test("settings come with the services and the year of the build", () => {
  serveSettings();
  const { result } = renderHook(() => useSiteSettings());
  expect(result.current).toEqual(settings);
});

test("a site without settings says which file lacks", () => {
  jest.spyOn(console, "error").mockImplementation();
  jest.mocked(useStaticQuery).mockReturnValue({ settings: null, build: null, services: { nodes: [] } });
  expect(() => renderHook(() => useSiteSettings())).toThrow("content/site.yaml");
});
