/** The parts of Gatsby that components use, as they behave without a build. */
export const graphql = (): null => null;
export const navigate = jest.fn();
