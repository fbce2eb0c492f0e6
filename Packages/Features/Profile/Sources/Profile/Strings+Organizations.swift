import CareersDomain
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

// MARK: - Organizations

extension Strings {
  var organizations: SafeText { language.choose(en: "Organisations", zhHans: "机构", id: "Organisasi") }
  var organizationWords: LoadState<ManageOrganizations.Overview, OrganizationFailure>.Words {
    .init(
      title: organizations,
      loading: language.choose(en: "Loading organisations", zhHans: "正在载入机构", id: "Memuat organisasi"),
      notRefreshed: language.notRefreshed(en: "The organisations", zhHans: "机构", id: "Organisasi")
    )
  }
  var noOrganizations: SafeText {
    language.choose(en: "No organisations.", zhHans: "没有机构。", id: "Tidak ada organisasi.")
  }
  var onlyRemembered: SafeText {
    language.choose(
      en: "The service has no list: only organisations registered or verified on this computer are shown.",
      zhHans: "服务不提供列表：仅显示在本机注册或请求认证的机构。",
      id: "Layanan tidak memiliki daftar: hanya organisasi dari komputer ini yang ditampilkan."
    )
  }
  var unnamedOrganization: SafeText {
    language.choose(en: "Unnamed organisation", zhHans: "未命名的机构", id: "Organisasi tanpa nama")
  }
  var registerOrganization: SafeText {
    language.choose(en: "Register an organisation", zhHans: "注册机构", id: "Daftarkan organisasi")
  }
  var verifyOrganization: SafeText {
    language.choose(en: "Request the verification", zhHans: "请求机构认证", id: "Minta verifikasi")
  }
  var showOrganization: SafeText {
    language.choose(en: "Open the organisation", zhHans: "打开机构", id: "Buka organisasi")
  }
  var showOrganizations: SafeText {
    language.choose(en: "Show your organisations", zhHans: "查看机构", id: "Tampilkan organisasi Anda")
  }
  var listOrganizationsTitle: SafeText {
    language.choose(en: "List all organisations", zhHans: "列出全部机构", id: "Tampilkan semua organisasi")
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
        en: "TSK, supervising organisation in Japan",
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
    case .mismatch: language.choose(en: "details differ", zhHans: "信息不符", id: "data tidak cocok")
    case .notFound: language.choose(en: "not found", zhHans: "未找到", id: "tidak ditemukan")
    case .rejected: language.choose(en: "rejected", zhHans: "已拒绝", id: "ditolak")
    case .other(let word): SafeText(word)
    }
  }

  func statusesNotLoaded(_ count: Int) -> String {
    let number = language.grouped(count)
    return language.warning(
      language.plural(
        count,
        en: (
          "The status of 1 organisation could not be loaded.",
          "The status of \(number) organisations could not be loaded."
        ),
        zhHans: "无法载入\(number)个机构的认证状态。",
        id: "Status \(number) organisasi tidak dapat dimuat."
      )
    )
  }
}
