import LocalizationKit

/// The texts about links to pages of the program.
extension Strings {
  var openAbstract: String { language.choose(en: "Open a link.", zhHans: "打开链接。", id: "Buka tautan.") }

  var openDiscussion: String {
    language.choose(
      en:
        "Opens the shared link of a card, or a link to a page of this program. A link never changes anything.",
      zhHans: "打开卡片的分享链接，或本程序页面的链接。链接不会更改任何内容。",
      id:
        "Membuka tautan kartu yang dibagikan, atau tautan ke halaman program ini. Tautan tidak pernah mengubah apa pun."
    )
  }

  var linkHelp: String { language.choose(en: "Link to open.", zhHans: "要打开的链接。", id: "Tautan yang dibuka.") }
  var linkValue: String { language.choose(en: "link", zhHans: "链接", id: "tautan") }
  var openCardExample: String {
    language.choose(en: "the card of an account", zhHans: "某帐户的卡片", id: "kartu sebuah akun")
  }
  var openPageExample: String {
    language.choose(en: "a page of this program", zhHans: "本程序的页面", id: "sebuah halaman program ini")
  }

  var notALink: String {
    language.choose(
      en: "This link does not lead to a page of this program.",
      zhHans: "此链接不是本程序页面的链接。",
      id: "Tautan ini tidak menuju halaman program ini."
    )
  }

  var linkForms: String {
    language.choose(
      en: "Use a link that begins with tessera:/ or https://octodeck.furari.co/users/",
      zhHans: "请使用以“tessera:/”或“https://octodeck.furari.co/users/”开头的链接。",
      id: "Gunakan tautan yang diawali tessera:/ atau https://octodeck.furari.co/users/"
    )
  }

  var linkChanges: String {
    language.choose(
      en: "This link would change data, and links may only open pages.",
      zhHans: "此链接会更改内容，而链接只能打开页面。",
      id: "Tautan ini akan mengubah data, sedangkan tautan hanya boleh membuka halaman."
    )
  }

  var runTheCommand: String {
    language.choose(
      en: "Run the command itself to make the change.",
      zhHans: "要更改，请直接运行相应的命令。",
      id: "Jalankan perintahnya langsung untuk membuat perubahan."
    )
  }
}
