// Keeps the page up to date: new mails go on top, open ones stay open.
const list = document.getElementById("mails");
const count = document.getElementById("count");

const refresh = async () => {
  if (document.hidden) return;
  const response = await fetch("/");
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const fresh = [...page.querySelectorAll("#mails article")];
  const ids = new Set(fresh.map(({ id }) => id));
  for (const shown of list.querySelectorAll("article")) if (!ids.has(shown.id)) shown.remove();
  for (const told of page.querySelectorAll(".events p, #messages")) {
    const shown = told.id
      ? document.getElementById(told.id)
      : document.getElementById(told.parentElement.id)?.querySelector("p");
    if (shown && shown.innerHTML !== told.innerHTML) shown.innerHTML = told.innerHTML;
  }
  list.prepend(...fresh.filter(({ id }) => !document.getElementById(id)));
  const words = page.getElementById("count").textContent;
  if (count.textContent !== words) count.textContent = words;
};

document.getElementById("clear").addEventListener("click", async () => {
  await fetch("/api/mails", { method: "DELETE" });
  await refresh();
});
document.addEventListener("click", async ({ target }) => {
  const { event } = target.dataset;
  if (!event) return;
  await fetch(event, { method: "POST" });
  await refresh();
});
// The server may be away for a while; the next poll tries again.
setInterval(() => refresh().catch(() => {}), 2000);
