import styled from "@emotion/styled";
import { useRef, type ComponentProps } from "react";
import { useReveal } from "../hooks/use-reveal";
import { ease, media, time } from "../theme/tokens";

const Block = styled.div`
  ${media.moving} {
    &[data-reveal] {
      transition:
        opacity ${time.reveal} ${ease.reveal},
        transform ${time.reveal} ${ease.reveal};
    }
    &[data-reveal="waiting"] {
      opacity: 0;
      transform: translateY(16px);
    }
  }
`;

/** Content that fades in when it scrolls into view; without scripts or under reduced motion it is always visible. */
export function Reveal(props: ComponentProps<typeof Block>) {
  const block = useRef<HTMLDivElement>(null);
  useReveal(block);
  return <Block ref={block} {...props} />;
}
