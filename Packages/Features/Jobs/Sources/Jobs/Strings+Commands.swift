import CareersDomain
import FeatureKit
import LocalizationKit

/// The texts of the command line: help and examples.
extension Strings {
  var textValue: String { language.choose(en: "text", zhHans: "文字", id: "teks") }
  var typeValue: String { language.choose(en: "type", zhHans: "类型", id: "jenis") }
  var idValue: String { language.choose(en: "ID", zhHans: "编号", id: "ID") }

  var listAbstract: String {
    language.choose(en: "List jobs in Japan.", zhHans: "列出日本的职位。", id: "Tampilkan lowongan kerja di Jepang.")
  }
  var listDiscussion: String {
    language.choose(
      en: """
        Only jobs that match all options are listed. No account is required. On a pipe or with --json, entries are \
        written as they load. Pages you have opened before stay available offline.
        """,
      zhHans: """
        选项用于缩小范围，只列出符合所有条件的职位。无需帐户。较长的列表输出到管道或以 JSON 输出时，边载入边输出。\
        浏览过的内容可离线查看。
        """,
      id:
        "Opsi mempersempit daftar; hanya lowongan yang cocok dengan semuanya yang ditampilkan. Akun tidak diperlukan. Daftar panjang ke pipe atau sebagai JSON ditulis sambil dimuat. Halaman yang pernah dibuka tetap tersedia secara luring."
    )
  }
  var queryHelp: String {
    language.choose(
      en: "Text in title, description, company or location.",
      zhHans: "标题、介绍、公司或地点中的文字。",
      id: "Teks dalam judul, keterangan, perusahaan, atau lokasi."
    )
  }
  var typeHelp: String { language.choose(en: "Type of employment.", zhHans: "雇佣类型。", id: "Jenis pekerjaan.") }
  var visaHelp: String {
    language.choose(
      en: "Limit the list to jobs with visa sponsorship.",
      zhHans: "仅限提供签证担保的职位。",
      id: "Batasi daftar ke lowongan dengan sponsor visa."
    )
  }
  var locationHelp: String {
    language.choose(en: "Text in the location.", zhHans: "地点中的文字。", id: "Teks dalam lokasi.")
  }
  var listExample: String { language.choose(en: "the first jobs", zhHans: "最前面的职位", id: "lowongan pertama") }
  var queryExample: String {
    language.choose(
      en: "welding jobs with visa sponsorship",
      zhHans: "提供签证担保的焊工职位",
      id: "lowongan tukang las dengan visa"
    )
  }
  var filterExample: String {
    language.choose(en: "part-time jobs in Osaka", zhHans: "大阪的兼职职位", id: "lowongan paruh waktu di Osaka")
  }

  var showAbstract: String { language.choose(en: "Show a job.", zhHans: "显示职位。", id: "Tampilkan lowongan.") }
  var showDiscussion: String {
    language.choose(
      en: "Jobs you have opened before stay available offline.",
      zhHans: "打开过的职位可离线查看。",
      id: "Lowongan yang pernah dibuka tetap tersedia secara luring."
    )
  }
  var jobHelp: String {
    language.choose(
      en: "Job ID, as shown in the list.",
      zhHans: "职位编号，见列表。",
      id: "ID lowongan, seperti dalam daftar."
    )
  }
  var showExample: String { language.choose(en: "a job", zhHans: "一个职位", id: "sebuah lowongan") }

  var applyAbstract: String {
    language.choose(en: "Apply for a job.", zhHans: "申请职位。", id: "Lamar lowongan.")
  }
  var applyDiscussion: String {
    let units = language.grouped(ApplicationNote.limit)
    return language.choose(
      en: """
        Asks for a note of at most \(units) characters and a CV; both are optional. Then shows the job, and sends the \
        application once you confirm it. Applying twice for the same job changes nothing. The CV is a PDF, JPEG or PNG \
        file of at most 10 MiB. Without a connection, an application without a CV is stored and sent later. Requires \
        an account.
        """,
      zhHans: """
        可填写最多\(units)个字符的附言并选择简历，两者均可省略。随后显示职位，确认后才发送申请。重复申请同一职位不会有任何更改。\
        简历为 PDF、JPEG 或 PNG 文件，最大为10 MiB。\
        无网络连接时，不附简历的申请会先保存在本机，稍后发送。需要帐户。
        """,
      id:
        "Menanyakan catatan paling banyak \(units) karakter dan CV; keduanya opsional. Lalu menampilkan lowongan, dan mengirim lamaran setelah Anda mengonfirmasinya. Melamar dua kali untuk lowongan yang sama tidak mengubah apa pun. CV berupa berkas PDF, JPEG, atau PNG paling besar 10 MiB. Tanpa koneksi, lamaran tanpa CV disimpan dan dikirim nanti. Akun diperlukan."
    )
  }
  var applyExample: String {
    language.choose(en: "apply, step by step", zhHans: "逐步申请", id: "melamar, langkah demi langkah")
  }
  var applyScriptExample: String {
    language.choose(en: "apply without confirmation", zhHans: "申请，不要求确认", id: "melamar tanpa konfirmasi")
  }
}
