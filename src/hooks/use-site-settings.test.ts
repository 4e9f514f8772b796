import type { ReactNode } from "react";
import { renderHook } from "@testing-library/react";
import { settings, withSettings } from "../../test/components/site-settings";
import { siteSettings, useSiteSettings } from "./use-site-settings";

const {
  interface: siteInterface,
  services,
  buildYear,
  direction: _direction,
  home: _home,
  languages,
  ...site
} = settings;

const data = {
  site,
  siteInterface,
  siteLanguages: languages,
  siteServices: { nodes: services },
  siteBuild: { year: buildYear },
};

test("a page's query brings the settings, the services and the year of the build", () => {
  expect(siteSettings(data)).toEqual(settings);
});

test("a page that no language has, such as the not-found page, has no path", () => {
  expect(siteSettings({ ...data, siteLanguages: [{ ...languages[0]!, translated: false }] }).path).toBeNull();
});

test("a site without settings names the missing file", () => {
  expect(() => siteSettings({ ...data, site: null })).toThrow("content/site.yaml");
});

test("a component gets the settings around it, and fails without them", () => {
  jest.spyOn(console, "error").mockImplementation();
  expect(() => renderHook(() => useSiteSettings())).toThrow("no settings around");
  const wrapper = ({ children }: { children: ReactNode }) => withSettings(children);
  expect(renderHook(() => useSiteSettings(), { wrapper }).result.current).toEqual(settings);
});
