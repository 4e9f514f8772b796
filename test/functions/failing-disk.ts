import type * as FileSystem from "node:fs/promises";

/** The module that the code under test calls, so that a test can have its functions fail. */
export const disk = jest.requireActual<typeof FileSystem>("node:fs/promises");

/** What a disk fails with, such as ENOSPC. */
export const diskError = (code: string) => Object.assign(new Error("broken"), { code });

/** Makes reading the files of these paths fail, until it is restored or the test ends. */
export function failToRead(isBroken: (path: string) => boolean, code: string): jest.SpyInstance {
  const { readFile } = disk;
  return jest
    .spyOn(disk, "readFile")
    .mockImplementation((path, options) =>
      isBroken(path as string) ? Promise.reject(diskError(code)) : readFile(path, options),
    );
}
