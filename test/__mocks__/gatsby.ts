/** Gatsby's parts that components use, as they behave where no build has run. */
export const graphql = (): null => null;
export const navigate = jest.fn();
