type IconProps = {
  /** The markup inside a 24 × 24 stroke icon; the build resolves it from a name in YAML. */
  icon: { readonly body: string };
  /** Edge length in px. */
  size: number;
};

/** An icon named in content, hidden from screen readers: the text beside it says the same. */
export const Icon = ({ icon, size }: IconProps) => (
  <svg
    aria-hidden="true"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    dangerouslySetInnerHTML={{ __html: icon.body }}
  />
);
