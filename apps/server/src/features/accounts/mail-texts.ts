/** The texts of the mails, in each language. */
import type { MailWish } from "@westmarch/protocol";

interface MailWords {
  readonly subject: string;
  readonly enter: string;
  readonly add: string;
  readonly end: string;
  /** Says that `{name}` keeps a seat for the reader. */
  readonly invited: string;
}

export const MAIL_WORDS: Readonly<Record<MailWish["language"], MailWords>> = {
  en: {
    subject: "Your link to Westmarch",
    enter: "Open this link to sign in. It works once, for 15 minutes.",
    add: "Open this link, on the device that asked for it, to add this address to your account. It works once, for 15 minutes.",
    end: "If you did not ask for it, ignore this mail: nothing happens.",
    invited:
      "{name} keeps a seat for you at a table. You find it in the common room. You can turn such letters off on your page.",
  },
  "zh-Hant": {
    subject: "你的 Westmarch 連結",
    enter: "打開這個連結即可登入。連結只能使用一次，15分鐘內有效。",
    add: "請在提出要求的裝置上打開這個連結，把這個信箱加入你的帳號。連結只能使用一次，15分鐘內有效。",
    end: "如果不是你要求的，請忽略這封信，什麼都不會發生。",
    invited: "{name} 在一張遊戲桌給你留了位子，請到「交誼廳」查看。你可以在自己的頁面關閉這類信件。",
  },
  "zh-Hans": {
    subject: "你的 Westmarch 链接",
    enter: "打开这个链接即可登录。链接只能使用一次，15分钟内有效。",
    add: "请在提出请求的设备上打开这个链接，把这个邮箱加入你的账号。链接只能使用一次，15分钟内有效。",
    end: "如果不是你请求的，请忽略这封邮件，什么都不会发生。",
    invited: "{name} 在一张游戏桌给你留了位子，请到“公共大厅”查看。你可以在自己的页面关闭这类邮件。",
  },
  ja: {
    subject: "Westmarch へのリンク",
    enter: "このリンクを開くとログインできます。リンクは1回だけ、15分間有効です。",
    add: "リンクを求めた端末でこのリンクを開くと、このアドレスがアカウントに追加されます。リンクは1回だけ、15分間有効です。",
    end: "心当たりがない場合は、このメールを無視してください。何も起こりません。",
    invited:
      "{name} が卓にあなたの席を取っています。「談話室」でご覧ください。この種のメールは自分のページで止められます。",
  },
};
