import express from "express";

/** Whose `X-Forwarded-For` to believe: a value of Express's `trust proxy`. */
export type Trust = boolean | number | string;

/**
 * Reads a number of hops, `true`, `false`, or a list of addresses, networks and the names that Express knows.
 * @throws when Express refuses the value
 */
export function readTrustProxy(text: string): Trust {
  const value = toValue(text);
  express().set("trust proxy", value);
  return value;
}

function toValue(text: string): Trust {
  if (text === "true" || text === "false") return text === "true";
  return /^\d+$/.test(text) ? Number(text) : text;
}
