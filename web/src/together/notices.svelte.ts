/** It is your turn, and you look elsewhere: the tab says so, and the system too, if you have switched that on. */
import type { Table } from "../connection/table.svelte";
import { device } from "../keeping/device";
import { say } from "../words/say";

const KEPT = "skyrmish.notices";

class Notices {
  isOn = $state(device.get(KEPT) === "on" && allowed() === "granted");
  isRefused = $state(false); // by the browser

  /** The browser asks its user only now. */
  async turn(on: boolean): Promise<void> {
    this.isOn = on && allowed() !== "never" && (await Notification.requestPermission()) === "granted";
    this.isRefused = on && !this.isOn;
    device.set(KEPT, this.isOn ? "on" : "off");
  }

  tell(title: string, text: string): void {
    if (!this.isOn) return;
    const notice = new Notification(title, { body: text, tag: KEPT });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }
}

/** Pages without a certificate, other than on this machine, are never allowed to. */
function allowed(): NotificationPermission | "never" {
  return typeof Notification !== "undefined" && window.isSecureContext ? Notification.permission : "never";
}

export const notices = new Notices();

/** For the screen of a match, as long as it is there. What is shown stands still in a hidden tab: the question itself counts. */
export function noticeTurns(table: Table): void {
  let told = -1;
  $effect(() => {
    const title = table.about?.title;
    if (!title) return;
    const isAsked = table.asks.length > 0;
    const turn = say("together-your-turn");
    document.title = isAsked ? say("table-title-and-turn", { title, turn }) : say("table-title", { title });
    const number = table.table?.number ?? 0;
    if (!isAsked || number === told || !document.hidden) return;
    told = number;
    notices.tell(turn, title);
  });
}
