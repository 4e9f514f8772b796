import type { ComponentProps } from "react";

/** Gatsby's parts that components use, as they behave where no build has run. */
export const graphql = (): null => null;
export const navigate = jest.fn();

type LinkProps = ComponentProps<"a"> & { to: string; activeClassName?: string; partiallyActive?: boolean };

export function Link({ to, children, activeClassName: _a, partiallyActive: _p, ...rest }: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
