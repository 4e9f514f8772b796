import styled from "@emotion/styled";

const Wordmark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 14px;
  font: 400 1.75rem/1 var(--serif);
  letter-spacing: -0.02em;
`;

/** The mark (three strokes that become one flow) and the brand's name. */
export const Logo = ({ brand }: { brand: string }) => (
  <Wordmark>
    <svg
      aria-hidden="true"
      width="34"
      height="34"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M2.6 3.5v10.7a6.3 6.3 0 0 0 6.3 6.3h12.5" />
      <path d="M7.8 6.5v7.7a6.3 6.3 0 0 0 6.3 6.3" />
      <path d="M13 9.5v4.7a6.3 6.3 0 0 0 6.3 6.3" />
    </svg>
    {brand}
  </Wordmark>
);
