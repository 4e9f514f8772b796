/** Catches what each test of a file logs, so that none of it is printed. @returns the lines so far, read */
export function useLog(): () => Record<string, unknown>[] {
  let write: jest.SpyInstance;

  beforeEach(() => {
    write = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  });

  return () => write.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
}
