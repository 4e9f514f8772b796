type AnyType = (() => AnyType) & { readonly [name: string]: AnyType };

/** In place of prop-types, whose checks React no longer runs: every type is this one. */
const anyType: AnyType = new Proxy((() => anyType) as AnyType, { get: () => anyType });

export default anyType;
