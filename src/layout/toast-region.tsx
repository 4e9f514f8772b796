import styled from "@emotion/styled";
import { dismissToast, useToast } from "../hooks/use-toast";
import { layer, media } from "../theme/tokens";
import { ToastCard } from "../ui/toast";

/**
 * Where toasts appear. Both live regions are always in the page, because assistive technology announces changes only in
 * regions that it already knows.
 */
export function ToastRegion({ close }: { close: string }) {
  const toast = useToast();
  const card = toast && <ToastCard key={toast.id} toast={toast} close={close} onDismiss={dismissToast} />;
  return (
    <Region>
      <div role="status">{toast?.tone === "success" && card}</div>
      <div role="alert">{toast?.tone === "destructive" && card}</div>
    </Region>
  );
}

const Region = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  top: calc(var(--header) + 8px);
  inset-inline: 20px;
  pointer-events: none;
  ${media.sm} {
    top: calc(var(--header) + 16px);
    inset-inline-start: auto;
    width: 400px;
  }
`;
