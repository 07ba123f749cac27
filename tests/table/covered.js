// What a person could not see or press on this screen now, each as one line; nothing where all is well.
() => {
  const found = [];
  const all = (what) => [...document.querySelectorAll(what)].filter((each) => each.checkVisibility({ checkOpacity: true }));
  const boxOf = (each, part = 1) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const [w, h] = [width * part, height * part];
    return { left: x + (width - w) / 2, top: y + (height - h) / 2, right: x + (width + w) / 2, bottom: y + (height + h) / 2 };
  };
  const shared = (a, b) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > 0 && high > 0 ? wide * high : 0;
  };
  const area = (a) => (a.right - a.left) * (a.bottom - a.top);
  const words = (each) => String(each.dataset.plane || each.dataset.option || each.getAttribute("aria-label") || each.textContent.trim() || each.getAttribute("class")).slice(0, 70);
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  // Tokens are octagons: their boxes have empty corners.
  const tokens = all("svg.planes .face, svg.planes .ghost-face").filter((each) => !each.closest(".wreck")).map((each) => ({ each, box: boxOf(each, 0.82) }));
  const isOver = all("#end-of-match").length > 0;
  const labels = all("[data-label]").map((each) => ({ each, box: boxOf(each) }));
  const panels = all("main .card, main > .top, main > .bottom, main > .map, main section.tray, main .banner").filter((each) => !each.parentElement.closest(".card, .bottom, main > .top, dialog") && !each.closest("dialog")).map((each) => ({ each, box: boxOf(each) }));
  const clear = (what, over, kind) => {
    if (shared(what.box, over.box) > 0.04 * Math.min(area(what.box), area(over.box))) found.push(`${kind}: ${words(over.each)} over ${words(what.each)}`);
  };
  if (!isOver) {
    const planes = tokens.filter(({ each }) => each.matches(".face"));
    for (const badge of all(".badge")) for (const plane of planes) clear(plane, { each: badge, box: boxOf(badge, 0.82) }, "cost over a token");
    for (const label of labels) for (const token of tokens) clear(token, label, "label over a token");
    labels.forEach((label, n) => labels.slice(0, n).forEach((other) => clear(label, other, "labels over each other")));
    for (const panel of panels) for (const label of labels) clear(label, panel, "panel over a label");
    for (const panel of panels.filter(({ each }) => each.matches(".map"))) for (const token of tokens) clear(token, panel, "small map over a token");
    // What matters now: planes with a ring, ends of the plan, and all that may be pressed.
    const pressed = all(".ghost[aria-disabled=false]").map((each) => ({ each, box: boxOf(each, 0.6) }));
    const isAsked = document.querySelector("main[data-asked]").dataset.asked !== "" && all("dialog[open]").length === 0;
    // On its side, a phone has no room for where a long plan begins, only for where it ends.
    const isPlanned = innerHeight < 560 && tokens.some(({ each }) => each.matches(".ghost-face"));
    const ringed = isAsked ? tokens.filter(({ each }) => each.parentElement.querySelector(".ring") && !(isPlanned && each.matches(".face"))) : [];
    for (const what of [...pressed, ...ringed]) {
      for (const panel of panels) clear(what, panel, "panel over what matters");
      if (shared(what.box, screen) < 0.9 * area(what.box)) found.push(`out of sight: ${words(what.each)}`);
    }
    for (const { each, box } of pressed) {
      const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (!each.contains(top) && !top?.closest(".card, .top, .bottom, .map")) found.push(`ghost cannot be pressed: ${words(each)} below ${top ? words(top) : "nothing"}`);
    }
  }
  // What is said over the board lies beside everything else that is said there.
  const notes = all(".banners > *, .banners .card").map((each) => ({ each, box: boxOf(each) }));
  notes.forEach((note, n) => [...notes.slice(0, n), ...panels].filter(({ each }) => !each.contains(note.each) && !note.each.contains(each)).forEach((other) => clear(other, note, "note over a panel")));

  // What is gold is seen whole, without scrolling to it.
  for (const each of all("main .fly:enabled")) if (shared(boxOf(each), screen) < area(boxOf(each)) - 4) found.push(`gold button cut off: ${words(each)}`);

  // Words below dice, each apart from the next.
  const named = all(".tray .word").filter((each) => each.textContent.trim()).map((each) => ({ each, box: boxOf(each) }));
  named.forEach((word, n) => named.slice(0, n).forEach((other) => {
    if (shared({ ...word.box, left: word.box.left - 1, right: word.box.right + 1 }, other.box) > 0) found.push(`words run together: ${words(other.each)}${words(word.each)}`);
  }));

  for (const { each, box } of labels) if (shared(box, screen) < area(box) - 2) found.push(`label cut off: ${words(each)}`);

  // Buttons of panels: in the middle of each is the button itself. What scrolls away can be scrolled back.
  const scrolled = (each, box) => {
    for (let up = each.parentElement; up; up = up.parentElement) {
      const scrolls = /auto|scroll/.test(getComputedStyle(up).overflow + getComputedStyle(up).overflowX + getComputedStyle(up).overflowY);
      if (scrolls && shared(boxOf(up), box) < area(box) - 2) return true;
    }
    return false;
  };
  const top = all("dialog[open]").at(-1) ?? document;
  for (const each of [...top.querySelectorAll("button, a[href], input")]) {
    if (!each.checkVisibility({ checkOpacity: true }) || each.matches(".ghost, .plane, .knob") || each.closest(".unseen")) continue;
    const box = boxOf(each);
    if (area(box) < 4 || scrolled(each, box)) continue;
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (isOver && innerHeight < 560 && hit?.closest(".over")) continue; // on its side, a phone has no room beside how it ended
    if (!(each.contains(hit) || hit?.contains(each))) found.push(`button covered: ${words(each)} by ${hit ? words(hit) : "the edge"}`);
  }

  // Text that is cut: its letters reach beyond a box that hides what reaches beyond it.
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!text.data.trim() || !text.parentElement.checkVisibility({ checkOpacity: true }) || text.parentElement.closest(".unseen, [data-may-be-cut]")) continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width < 2) continue;
    for (let up = text.parentElement; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
      if (!/hidden|clip/.test(style.overflowX)) continue;
      const frame = up.getBoundingClientRect();
      if (box.right > frame.right + 2 || box.left < frame.left - 2 || box.bottom > frame.bottom + 4) {
        if (!up.matches("main, .sky")) found.push(`text cut: “${text.data.trim()}” in ${up.className || up.tagName}`);
        break;
      }
    }
  }
  return [...new Set(found)];
}
