import CareersDomain
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

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
    switch field {
    case .name, .number, .legalName: sentence { $0.between(field.lengths, in: inSentence(field)) }
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
      en: "Organisation '\(name)' registered. ID: \(organization.id)",
      zhHans: "机构“\(name)”已注册。编号：\(organization.id)",
      id: "Organisasi '\(name)' terdaftar. ID: \(organization.id)"
    )
  }

  func remembered(_ problem: PersistenceError?, in context: ViewContext) -> String {
    guard let problem else {
      return language.choose(
        en: "The service has no list of organisations; this computer remembers the ID.",
        zhHans: "服务不提供机构列表，编号已保存在本机。",
        id: "Layanan tidak memiliki daftar organisasi; komputer ini mengingat ID tersebut."
      )
    }
    let reason = problem.brief(in: context)
    return language.warning(
      language.choose(
        en:
          "The ID could not be stored on this computer (\(reason)). Copy it: the service has no list.",
        zhHans: "编号无法保存在本机（\(reason)）。请自行记录：服务不提供列表。",
        id:
          "ID tidak dapat disimpan di komputer ini (\(reason)). Salin ID: layanan tidak memiliki daftar."
      )
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
      en: "List the organisations on this computer",
      zhHans: "列出本机记录的机构",
      id: "Tampilkan organisasi di komputer ini"
    )
  }

  var organizationUnconfirmed: String {
    language.choose(
      en:
        "The service did not confirm the change. The change may have taken effect, and repeating it may apply it twice.",
      zhHans: "服务没有确认此更改。更改可能已生效，重复操作可能会再次执行。",
      id:
        "Layanan tidak mengonfirmasi perubahan. Perubahan mungkin sudah dilakukan, dan mengulanginya dapat menggandakannya."
    )
  }

  func alreadyRegistered(_ id: Organization.ID) -> String {
    language.choose(
      en: "An organisation with this name, type and country is registered (\(id)). Nothing was changed.",
      zhHans: "已注册名称、类型和国家相同的机构（\(id)）。没有更改。",
      id:
        "Organisasi dengan nama, jenis, dan negara ini sudah terdaftar (\(id)). Tidak ada yang diubah."
    )
  }
  var alreadyRegisteredBriefly: String {
    language.choose(en: "already registered", zhHans: "已注册", id: "sudah terdaftar")
  }

  var damagedOrganizations: String {
    language.choose(
      en: "A part of the list of organisations on this computer is damaged and cannot be read.",
      zhHans: "本机的机构列表有部分内容已损坏，无法读取。",
      id: "Sebagian daftar organisasi di komputer ini rusak dan tidak dapat dibaca."
    )
  }
  var dropUnreadableOrganizations: String {
    language.choose(en: "Drop that part", zhHans: "放弃该部分内容", id: "Buang bagian itu")
  }

  func unreadableOrganizations(areDropped: Bool) -> String {
    areDropped
      ? language.choose(
        en:
          "Dropped what cannot be read. The list may lack organisations; registering one again would create another.",
        zhHans: "已放弃无法读取的内容。列表可能缺少机构，再次注册会另建一个机构。",
        id:
          "Bagian yang tidak dapat dibaca telah dibuang. Daftar mungkin tidak lengkap; mendaftarkan organisasi lagi akan membuat organisasi lain."
      )
      : language.choose(
        en: "The list can be read. Nothing was dropped.",
        zhHans: "列表可以读取，没有放弃任何内容。",
        id: "Daftar dapat dibaca. Tidak ada yang dibuang."
      )
  }

  func noOrganization(_ id: Organization.ID) -> String {
    language.choose(
      en: "You have no organisation '\(id)'.",
      zhHans: "没有机构“\(id)”。",
      id: "Anda tidak memiliki organisasi '\(id)'."
    )
  }
  var noOrganizationBriefly: String {
    language.choose(en: "no such organisation", zhHans: "没有该机构", id: "organisasi tidak ada")
  }
}
