import CareersDomain
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

// MARK: - Organizations

extension Strings {
  var organizations: SafeText { language.choose(en: "Organizations", zhHans: "机构", id: "Organisasi") }
  var organizationWords: LoadState<ManageOrganizations.Overview, OrganizationFailure>.Words {
    words(
      organizations,
      loading: language.choose(en: "Loading organizations", zhHans: "正在载入机构", id: "Memuat organisasi"),
      notRefreshed: language.choose(
        en: "The organizations could not be refreshed",
        zhHans: "无法刷新机构",
        id: "Organisasi tidak dapat disegarkan"
      )
    )
  }
  var noOrganizations: SafeText {
    language.choose(en: "No organizations yet.", zhHans: "还没有机构。", id: "Belum ada organisasi.")
  }
  var onlyRemembered: SafeText {
    language.choose(
      en: "The service has no list: only organizations registered or verified on this computer are shown.",
      zhHans: "服务不提供列表：仅显示在本机注册或请求认证的机构。",
      id: "Layanan tidak memiliki daftar: hanya organisasi dari komputer ini yang ditampilkan."
    )
  }
  var unnamedOrganization: SafeText {
    language.choose(en: "Unnamed organization", zhHans: "未命名的机构", id: "Organisasi tanpa nama")
  }
  var registerOrganization: SafeText {
    language.choose(en: "Register an organization", zhHans: "注册机构", id: "Daftarkan organisasi")
  }
  var verifyOrganization: SafeText {
    language.choose(en: "Request the verification", zhHans: "请求机构认证", id: "Minta verifikasi")
  }
  var showOrganization: SafeText {
    language.choose(en: "Open the organization", zhHans: "打开机构", id: "Buka organisasi")
  }
  var showOrganizations: SafeText {
    language.choose(en: "Show your organizations", zhHans: "查看机构", id: "Tampilkan organisasi Anda")
  }
  var listOrganizationsTitle: SafeText {
    language.choose(en: "List all organizations", zhHans: "列出全部机构", id: "Tampilkan semua organisasi")
  }
  var reasons: SafeText { language.choose(en: "Reasons", zhHans: "原因", id: "Alasan") }
  var checkedAt: SafeText { language.choose(en: "Checked", zhHans: "检查时间", id: "Diperiksa") }

  func name(of kind: Organization.Kind) -> SafeText {
    switch kind {
    case .tsk: language.choose(en: "TSK", zhHans: "监理团体", id: "TSK")
    case .lpk: language.choose(en: "LPK", zhHans: "培训机构", id: "LPK")
    case .employer: language.choose(en: "employer", zhHans: "雇主", id: "pemberi kerja")
    case .other(let word): SafeText(word)
    }
  }

  func description(of kind: Organization.Kind) -> SafeText {
    switch kind {
    case .tsk:
      language.choose(
        en: "TSK, supervising organization in Japan",
        zhHans: "日本的监理团体（TSK）",
        id: "TSK, organisasi pengawas di Jepang"
      )
    case .lpk:
      language.choose(
        en: "LPK, training centre in Indonesia",
        zhHans: "印度尼西亚的培训机构（LPK）",
        id: "LPK, lembaga pelatihan di Indonesia"
      )
    case .employer, .other: name(of: kind)
    }
  }

  func badge(_ verification: Result<OrganizationVerification?, ServiceError>) -> Badge {
    switch verification {
    case .success(nil):
      Badge(language.choose(en: "not requested", zhHans: "未请求认证", id: "belum diminta"), .info)
    case .success(let verification?): badge(verification.status)
    case .failure: Badge(unknown, .warning)
    }
  }

  private func badge(_ status: OrganizationVerification.Status) -> Badge {
    switch status {
    case .pending: Badge(name(of: status), .info)
    case .verified: Badge(name(of: status), .success)
    case .mismatch, .notFound, .rejected: Badge(name(of: status), .error)
    case .other: Badge(name(of: status), .info)
    }
  }

  func name(of status: OrganizationVerification.Status) -> SafeText {
    switch status {
    case .pending: language.choose(en: "pending", zhHans: "待审核", id: "menunggu")
    case .verified: language.choose(en: "verified", zhHans: "已认证", id: "terverifikasi")
    case .mismatch: language.choose(en: "facts differ", zhHans: "信息不符", id: "data tidak cocok")
    case .notFound: language.choose(en: "not found", zhHans: "未找到", id: "tidak ditemukan")
    case .rejected: language.choose(en: "rejected", zhHans: "已拒绝", id: "ditolak")
    case .other(let word): SafeText(word)
    }
  }

  func statusesNotLoaded(_ count: Int) -> String {
    let number = language.grouped(count)
    return language.plural(
      count,
      en: (
        "Warning: the status of 1 organization could not be loaded.",
        "Warning: the status of \(number) organizations could not be loaded."
      ),
      zhHans: "警告：无法载入\(number)个机构的认证状态。",
      id: "Peringatan: status \(number) organisasi tidak dapat dimuat."
    )
  }
}

// MARK: - Fields and outcomes

extension Strings {
  func label(of field: OrganizationField) -> SafeText {
    switch field {
    case .name: language.choose(en: "Name", zhHans: "名称", id: "Nama")
    case .type: language.choose(en: "Type", zhHans: "类型", id: "Jenis")
    case .country:
      language.choose(en: "Country code", zhHans: "国家代码", id: "Kode negara")
    case .number:
      language.choose(en: "Registration number", zhHans: "注册号", id: "Nomor registrasi")
    case .legalName: language.choose(en: "Legal name", zhHans: "法定名称", id: "Nama resmi")
    }
  }

  /// The name of a field within a sentence.
  func inSentence(_ field: OrganizationField) -> String {
    switch field {
    case .name: language.choose(en: "name", zhHans: "名称", id: "nama")
    case .type: language.choose(en: "type", zhHans: "类型", id: "jenis")
    case .country: language.choose(en: "country code", zhHans: "国家代码", id: "kode negara")
    case .number: language.choose(en: "registration number", zhHans: "注册号", id: "nomor registrasi")
    case .legalName: language.choose(en: "legal name", zhHans: "法定名称", id: "nama resmi")
    }
  }

  func invalid(_ field: OrganizationField) -> String {
    let (least, most) = (field.lengths.lowerBound, field.lengths.upperBound)
    return switch field {
    case .name, .number, .legalName:
      language.choose(
        en: "The \(inSentence(field)) must have \(least) to \(most) characters.",
        zhHans: "\(inSentence(field))须为\(least)至\(most)个字符。",
        id: "Isian \(inSentence(field)) harus terdiri atas \(least) sampai \(most) karakter."
      )
    case .type:
      language.choose(
        en: "The type must be tsk, lpk or employer.",
        zhHans: "类型须为“tsk”“lpk”或“employer”。",
        id: "Jenis harus tsk, lpk, atau employer."
      )
    case .country:
      language.choose(
        en: "The country code must have two letters, such as JP.",
        zhHans: "国家代码须为两个字母，例如“JP”。",
        id: "Kode negara harus terdiri atas dua huruf, misalnya JP."
      )
    }
  }

  func registered(_ organization: Organization) -> String {
    let name = organization.name ?? organization.id.description
    return language.choose(
      en: "Organization '\(name)' registered. ID: \(organization.id)",
      zhHans: "机构“\(name)”已注册。编号：\(organization.id)",
      id: "Organisasi '\(name)' terdaftar. ID: \(organization.id)"
    )
  }

  func remembered(_ problem: PersistenceError?, in context: ViewContext) -> String {
    guard let problem else {
      return language.choose(
        en: "The service has no list of organizations; this computer remembers the ID.",
        zhHans: "服务不提供机构列表，编号已保存在本机。",
        id: "Layanan tidak memiliki daftar organisasi; komputer ini mengingat ID tersebut."
      )
    }
    let reason = problem.brief(in: context)
    return language.choose(
      en:
        "Warning: The ID could not be stored on this computer (\(reason)). Copy it: the service has no list.",
      zhHans: "警告：编号无法保存在本机（\(reason)）。请自行记录：服务不提供列表。",
      id:
        "Peringatan: ID tidak dapat disimpan di komputer ini (\(reason)). Salin ID: layanan tidak memiliki daftar."
    )
  }

  func verificationRequested(_ status: OrganizationVerification.Status) -> String {
    let words = name(of: status)
    return language.choose(
      en: "Verification requested. Status: \(words).",
      zhHans: "已请求认证。状态：\(words)。",
      id: "Verifikasi diminta. Status: \(words)."
    )
  }

  var requestItsVerification: String {
    language.choose(en: "Request its verification", zhHans: "请求机构认证", id: "Minta verifikasinya")
  }
  var showItsStatus: String {
    language.choose(en: "Show its status", zhHans: "查看其状态", id: "Tampilkan statusnya")
  }
  var listOrganizations: String {
    language.choose(
      en: "List the organizations on this computer",
      zhHans: "列出本机记录的机构",
      id: "Tampilkan organisasi di komputer ini"
    )
  }

  var organizationUnconfirmed: String {
    language.choose(
      en:
        "The service did not confirm the change. It may have been made, and repeating it may make it twice.",
      zhHans: "服务没有确认此更改。更改可能已生效，重复操作可能会再次执行。",
      id:
        "Layanan tidak mengonfirmasi perubahan. Perubahan mungkin sudah dilakukan, dan mengulanginya dapat menggandakannya."
    )
  }

  func noOrganization(_ id: Organization.ID) -> String {
    language.choose(
      en: "You have no organization '\(id)'.",
      zhHans: "没有机构“\(id)”。",
      id: "Anda tidak memiliki organisasi '\(id)'."
    )
  }
  var noOrganizationBriefly: String {
    language.choose(en: "no such organization", zhHans: "没有该机构", id: "organisasi tidak ada")
  }
  func noOrganizationID(_ text: String) -> String {
    language.choose(
      en: "'\(text)' is not an organization ID.",
      zhHans: "“\(text)”不是机构编号。",
      id: "'\(text)' bukan ID organisasi."
    )
  }
  var organizationIDHint: String {
    language.choose(
      en: "Copy the ID from the list of organizations.",
      zhHans: "请从机构列表中复制编号。",
      id: "Salin ID dari daftar organisasi."
    )
  }
}

// MARK: - Help

extension Strings {
  var idValue: String { language.choose(en: "ID", zhHans: "编号", id: "ID") }

  var organizationsAbstract: String {
    language.choose(
      en: "List your organizations and their status.",
      zhHans: "列出机构及其认证状态。",
      id: "Tampilkan organisasi Anda dan statusnya."
    )
  }
  var organizationsDiscussion: String {
    language.choose(
      en: """
        For training centres, supervising organizations and employers. The service has no list of organizations, so \
        this computer remembers those that were registered or verified on it.
        """,
      zhHans: "适用于培训机构、监理团体和雇主。服务不提供机构列表，因此本机会记录在此注册或请求认证的机构。",
      id:
        "Untuk lembaga pelatihan, organisasi pengawas, dan pemberi kerja. Layanan tidak memiliki daftar organisasi, jadi komputer ini mengingat yang didaftarkan atau diverifikasi di sini."
    )
  }
  var organizationsExample: String {
    language.choose(en: "organizations and their status", zhHans: "机构及其认证状态", id: "organisasi dan statusnya")
  }
  var registerOrganizationAbstract: String {
    language.choose(en: "Register an organization.", zhHans: "注册机构。", id: "Daftarkan organisasi.")
  }
  var registerOrganizationDiscussion: String {
    language.choose(
      en:
        "Asks for missing values at a terminal. Each registration makes another organization, which cannot be deleted.",
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
      en: "Request the verification of an organization.",
      zhHans: "请求机构认证。",
      id: "Minta verifikasi organisasi."
    )
  }
  var verifyOrganizationDiscussion: String {
    language.choose(
      en:
        "The number and the name are those of the register of companies. Another request starts the check again.",
      zhHans: "注册号和法定名称以工商登记为准。再次请求会重新开始审核。",
      id: "Nomor dan nama sesuai dengan daftar perusahaan. Permintaan lain memulai pemeriksaan kembali."
    )
  }
  var verifyOrganizationExample: String {
    language.choose(en: "a request with both values", zhHans: "带两个值的请求", id: "permintaan dengan kedua nilai")
  }
  var organizationStatusAbstract: String {
    language.choose(
      en: "Show the status of an organization.",
      zhHans: "显示机构的认证状态。",
      id: "Tampilkan status organisasi."
    )
  }
  var organizationStatusDiscussion: String {
    language.choose(
      en: "Without an ID, lists all organizations that this computer remembers.",
      zhHans: "不带编号时列出本机记录的全部机构。",
      id: "Tanpa ID, menampilkan semua organisasi yang diingat komputer ini."
    )
  }
  var organizationStatusExample: String {
    language.choose(en: "one organization", zhHans: "一个机构", id: "satu organisasi")
  }
  var organizationHelp: String {
    language.choose(en: "Organization ID.", zhHans: "机构编号。", id: "ID organisasi.")
  }
}
