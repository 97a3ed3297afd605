"""Words that are cut: what a page shows of a text is not all of it."""

from __future__ import annotations

CUT = """() => {
    const found = new Set();
    const range = document.createRange();
    const flow = (style) => style.overflowX + style.overflowY;
    const shown = { opacityProperty: true, visibilityProperty: true };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const part = text.parentElement;
        if (!text.data.trim() || !part.checkVisibility(shown)) continue;
        if (part.closest(".sr, script, style, [inert], svg, summary + *")) continue;
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        if (box.width < 2 || box.height < 2) continue;
        for (let one = part; one && one !== document.body; one = one.parentElement) {
            const style = getComputedStyle(one);
            if (/auto|scroll/.test(flow(style))) break;  // it can be brought in
            if (style.position === "fixed") break;
            if (!/hidden|clip/.test(flow(style))) continue;
            const rim = one.getBoundingClientRect();
            if (rim.width < 3 || rim.height < 3) break;  // for those who listen
            if (box.right > rim.right + 2 || box.left < rim.left - 2
                || box.bottom > rim.bottom + 5 || box.top < rim.top - 5) {
                found.add(text.data.trim().slice(0, 60));
                break;
            }
        }
    }
    return [...found];
}"""
