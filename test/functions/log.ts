type Line = Record<string, unknown>;

/** Catches what each test of a file logs, so that none of it is printed. @returns the lines so far, or those of an event */
export function useLog(): (event?: string) => Line[] {
  let write: jest.SpyInstance;

  beforeEach(() => {
    write = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  });

  return (event) =>
    write.mock.calls
      .map(([line]) => JSON.parse(String(line)) as Line)
      .filter((line) => event === undefined || line.event === event);
}
