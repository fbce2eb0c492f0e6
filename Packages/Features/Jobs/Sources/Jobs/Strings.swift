import CareersDomain
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

/// The texts of jobs, in one language.
struct Strings {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var jobs: SafeText { language.choose(en: "Jobs", zhHans: "职位", id: "Lowongan") }
  var jobsInJapan: SafeText {
    language.choose(en: "Jobs in Japan", zhHans: "日本的职位", id: "Lowongan kerja di Jepang")
  }
  var entries: EntryWords {
    EntryWords(en: ("job", "jobs"), zhHans: "个职位", id: "lowongan", in: language)
  }
}

// MARK: - The lists

extension Strings {
  func listWords(of query: JobQuery) -> QueryListWords {
    entries.list(jobs, heading: jobsInJapan, filters: filters(of: query))
  }

  /// The filters of a list, a few words for each.
  func filters(of query: JobQuery) -> [SafeText] {
    [
      query.text.map(SearchWords(language).containing),
      query.employment.map(employment), query.sponsorsVisa ? visa : nil,
      query.location.map { language.choose(en: "in '\($0)'", zhHans: "地点包含“\($0)”", id: "di '\($0)'") },
    ].compactMap(\.self)
  }

  var textHelp: SafeText {
    language.choose(
      en: "In title, description, company or location.",
      zhHans: "在标题、介绍、公司或地点中查找。",
      id: "Dalam judul, keterangan, perusahaan, atau lokasi."
    )
  }
  var typeLabel: SafeText { language.choose(en: "Employment", zhHans: "雇佣类型", id: "Jenis pekerjaan") }
  var visaLabel: SafeText {
    language.choose(
      en: "Limit to jobs with visa sponsorship",
      zhHans: "仅限提供签证担保的职位",
      id: "Batasi ke lowongan dengan sponsor visa"
    )
  }
  var locationLabel: SafeText { language.choose(en: "Location", zhHans: "地点", id: "Lokasi") }
}

// MARK: - A job

extension Strings {
  func employment(_ type: EmploymentType) -> SafeText {
    switch type {
    case .fullTime: language.choose(en: "full-time", zhHans: "全职", id: "penuh waktu")
    case .partTime: language.choose(en: "part-time", zhHans: "兼职", id: "paruh waktu")
    case .contract: language.choose(en: "contract", zhHans: "合同制", id: "kontrak")
    case .other(let word): SafeText(word)
    }
  }

  var visa: SafeText { language.choose(en: "visa sponsored", zhHans: "提供签证担保", id: "dengan sponsor visa") }
  var noVisa: SafeText {
    language.choose(en: "no visa sponsorship", zhHans: "不提供签证担保", id: "tanpa sponsor visa")
  }
  var verified: SafeText { language.choose(en: "verified", zhHans: "已认证", id: "terverifikasi") }

  var signInToApply: SafeText {
    language.choose(en: "sign in to apply", zhHans: "登录后可申请", id: "masuk untuk melamar")
  }
  var cannotApply: SafeText {
    language.choose(en: "you cannot apply", zhHans: "无法申请", id: "Anda tidak dapat melamar")
  }
  func dated(_ day: SafeText, _ age: SafeText) -> SafeText {
    SafeText(language.text(day.string, remark: age.string))
  }

  var applyForJob: SafeText { language.choose(en: "Apply for the job", zhHans: "申请职位", id: "Lamar lowongan") }
  var signIn: SafeText {
    language.choose(
      en: "Sign in to save and apply",
      zhHans: "登录后可收藏和申请",
      id: "Masuk untuk menyimpan dan melamar"
    )
  }

  var about: SafeText { language.choose(en: "About the job", zhHans: "职位介绍", id: "Tentang pekerjaan") }
  var noDescription: SafeText {
    language.choose(en: "No description available.", zhHans: "暂无介绍。", id: "Keterangan tidak tersedia.")
  }
  var requirements: SafeText { language.choose(en: "Requirements", zhHans: "要求", id: "Persyaratan") }
  var posted: SafeText { language.choose(en: "Posted", zhHans: "发布日期", id: "Diterbitkan") }
  var coordinates: SafeText { language.choose(en: "Map", zhHans: "地图", id: "Peta") }
  var logo: SafeText { language.choose(en: "Logo", zhHans: "标志", id: "Logo") }
  var id: SafeText { language.choose(en: "ID", zhHans: "编号", id: "ID") }

  func noSuchJob(_ id: String) -> String {
    language.choose(
      en: "The job '\(id)' does not exist or is no longer available.",
      zhHans: "职位“\(id)”不存在或已下线。",
      id: "Lowongan '\(id)' tidak ada atau tidak lagi tersedia."
    )
  }
  var noSuchJobBriefly: String {
    language.choose(en: "job not available", zhHans: "职位不存在或已下线", id: "lowongan tidak tersedia")
  }
}
