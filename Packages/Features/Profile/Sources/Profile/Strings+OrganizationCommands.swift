import LocalizationKit

// MARK: - Help for organisations

extension Strings {
  var idValue: String { language.choose(en: "ID", zhHans: "编号", id: "ID") }

  var organizationsAbstract: String {
    language.choose(
      en: "List your organisations and their status.",
      zhHans: "列出机构及其认证状态。",
      id: "Tampilkan organisasi Anda dan statusnya."
    )
  }
  var organizationsDiscussion: String {
    language.choose(
      en: """
        For training centres, supervising organisations and employers. The service has no list of organisations, so \
        the list shows those that you registered or verified on this computer.
        """,
      zhHans: "适用于培训机构、监理团体和雇主。服务不提供机构列表，因此只列出在本机注册或请求认证的机构。",
      id:
        "Untuk lembaga pelatihan, organisasi pengawas, dan pemberi kerja. Layanan tidak memiliki daftar organisasi, jadi daftar ini memuat yang Anda daftarkan atau verifikasi di komputer ini."
    )
  }
  var organizationsExample: String {
    language.choose(en: "organisations and their status", zhHans: "机构及其认证状态", id: "organisasi dan statusnya")
  }
  var registerOrganizationAbstract: String {
    language.choose(en: "Register an organisation.", zhHans: "注册机构。", id: "Daftarkan organisasi.")
  }
  var registerOrganizationDiscussion: String {
    language.choose(
      en:
        "Asks for missing values at a terminal. Each registration creates another organisation, which cannot be deleted.",
      zhHans: "在终端中会就缺少的值提问。每次注册都会新建一个机构，且无法删除。",
      id:
        "Menanyakan nilai yang belum ada di terminal. Setiap pendaftaran membuat organisasi lain, yang tidak dapat dihapus."
    )
  }
  var registerOrganizationExample: String {
    language.choose(en: "a training centre", zhHans: "一家培训机构", id: "sebuah lembaga pelatihan")
  }
  var verifyOrganizationAbstract: String {
    language.choose(
      en: "Request the verification of an organisation.",
      zhHans: "请求机构认证。",
      id: "Minta verifikasi organisasi."
    )
  }
  var verifyOrganizationDiscussion: String {
    language.choose(
      en:
        "Use the number and the legal name in the company register. Another request restarts the check.",
      zhHans: "请使用工商登记中的注册号和法定名称。再次请求会重新开始审核。",
      id: "Gunakan nomor dan nama resmi dalam daftar perusahaan. Permintaan lain memulai kembali pemeriksaan."
    )
  }
  var verifyOrganizationExample: String {
    language.choose(en: "a request with both values", zhHans: "带两个值的请求", id: "permintaan dengan kedua nilai")
  }
  var organizationStatusAbstract: String {
    language.choose(
      en: "Show the status of an organisation.",
      zhHans: "显示机构的认证状态。",
      id: "Tampilkan status organisasi."
    )
  }
  var organizationStatusDiscussion: String {
    language.choose(
      en: "Without an ID, lists all organisations that this computer remembers.",
      zhHans: "不带编号时列出本机记录的全部机构。",
      id: "Tanpa ID, menampilkan semua organisasi yang diingat komputer ini."
    )
  }
  var organizationStatusExample: String {
    language.choose(en: "one organisation", zhHans: "一个机构", id: "satu organisasi")
  }
  var dropOrganizationsAbstract: String {
    language.choose(
      en: "Remove the damaged part of the list.",
      zhHans: "移除列表中已损坏的部分。",
      id: "Hapus bagian daftar yang rusak."
    )
  }
  var dropOrganizationsDiscussion: String {
    language.choose(
      en: "Removes only what cannot be read, from this computer. The service still has the organisations.",
      zhHans: "只从本机移除无法读取的内容，服务上的机构不受影响。",
      id: "Hanya menghapus yang tidak dapat dibaca, dari komputer ini. Layanan tetap memiliki organisasinya."
    )
  }
  var dropOrganizationsExample: String {
    language.choose(
      en: "a list that can be used again",
      zhHans: "恢复列表的使用",
      id: "daftar yang dapat dipakai lagi"
    )
  }
  var organizationHelp: String {
    language.choose(en: "Organisation ID.", zhHans: "机构编号。", id: "ID organisasi.")
  }
}
