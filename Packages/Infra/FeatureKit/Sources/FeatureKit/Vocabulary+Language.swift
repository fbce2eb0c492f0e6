public import DesignKit
public import LocalizationKit

extension Vocabulary {
  /// The words that writers and components add themselves, in a language.
  ///
  /// - Parameter language: The language.
  public init(_ language: Language) {
    self.init()
    setReadingWords(language)
    setPlaceWords(language)
    setFieldWords(language)
    setStates(language)
  }

  private mutating func setReadingWords(_ language: Language) {
    colon = language.choose(en: ": ", zhHans: "：", id: ": ")
    comma = language.choose(en: ", ", zhHans: "，", id: ", ")
    aside = language.choose(en: " (%1)", zhHans: "（%1）", id: " (%1)")
    position = language.choose(en: "%1 of %2", zhHans: "第%1项，共%2项", id: "%1 dari %2")
    heading = language.choose(en: "Heading %1", zhHans: "%1级标题", id: "Judul %1")
    nestedPosition = language.choose(en: "Level %1, %2", zhHans: "第%1层，%2", id: "Tingkat %1, %2")
    link = language.choose(en: "link", zhHans: "链接", id: "tautan")
    option = language.choose(en: "Option %1 of %2", zhHans: "选项%1，共%2个", id: "Pilihan %1 dari %2")
    tab = language.choose(en: "Tab %1 of %2", zhHans: "标签页%1，共%2个", id: "Tab %1 dari %2")
    step = language.choose(en: "Step %1 of %2", zhHans: "第%1步，共%2步", id: "Langkah %1 dari %2")
    selected = language.choose(en: "selected", zhHans: "已选", id: "dipilih")
    hint = language.choose(en: "What to do", zhHans: "建议", id: "Yang dapat dilakukan")
    percent = language.choose(en: "%1 percent", zhHans: "百分之%1", id: "%1 persen")
    waiting = language.choose(en: "Waiting", zhHans: "等待中", id: "Menunggu")
    working = language.choose(en: "Working", zhHans: "进行中", id: "Memproses")
    hiddenColumns = language.choose(en: "Not shown", zhHans: "未显示", id: "Tidak ditampilkan")
    collapsed = language.choose(en: "collapsed", zhHans: "已折叠", id: "diciutkan")
    expanded = language.choose(en: "expanded", zhHans: "已展开", id: "diperluas")
    focused = language.choose(en: "in focus", zhHans: "当前焦点", id: "dalam fokus")
    preferred = language.choose(en: "default", zhHans: "默认", id: "bawaan")
    dangerous = language.choose(en: "dangerous", zhHans: "危险", id: "berbahaya")
  }

  private mutating func setPlaceWords(_ language: Language) {
    currentPage = language.choose(en: "current page", zhHans: "当前页", id: "halaman ini")
    page = language.choose(en: "Page %1", zhHans: "第%1页", id: "Halaman %1")
    pageOfTotal = language.choose(en: "Page %1 of %2", zhHans: "第%1页，共%2页", id: "Halaman %1 dari %2")
    entries = language.choose(en: "%1–%2", zhHans: "第%1–%2项", id: "%1–%2")
    entriesOfTotal = language.choose(en: "%1–%2 of %3", zhHans: "第%1–%2项，共%3项", id: "%1–%2 dari %3")
    moreToCome = language.choose(en: "more to come", zhHans: "还有更多", id: "masih ada lagi")
    end = language.choose(en: "end", zhHans: "已到末尾", id: "akhir")
    less = language.choose(en: "Less", zhHans: "少", id: "Sedikit")
    more = language.choose(en: "More", zhHans: "多", id: "Banyak")
    shownWeeks = language.choose(
      en: "Weeks %1–%2 of %3",
      zhHans: "第%1–%2周，共%3周",
      id: "Minggu %1–%2 dari %3"
    )
    groupSeparator = language.choose(en: ",", zhHans: ",", id: ".")
    days = language.choose(en: "%1 – %2", zhHans: "%1至%2", id: "%1 – %2")
    total = language.choose(en: "Total: %1", zhHans: "总计：%1", id: "Total: %1")
    bestDay = language.choose(en: "Most: %1, %2", zhHans: "最多：%1，%2", id: "Terbanyak: %1, %2")
    daysInARow = language.choose(
      en: "Most days in a row: %1",
      zhHans: "最长连续天数：%1",
      id: "Hari berturut-turut terbanyak: %1"
    )
    busiestWeekday = language.choose(
      en: "Busiest weekday: %1, %2",
      zhHans: "最忙的星期：%1，%2",
      id: "Hari tersibuk: %1, %2"
    )
  }

  private mutating func setFieldWords(_ language: Language) {
    required = language.choose(en: "required", zhHans: "必填", id: "wajib")
    unavailable = language.choose(en: "unavailable", zhHans: "不可用", id: "tidak tersedia")
    editing = language.choose(en: "editing", zhHans: "正在编辑", id: "sedang diubah")
    noValue = language.choose(en: "empty", zhHans: "空", id: "kosong")
    hidden = language.choose(en: "hidden", zhHans: "已隐藏", id: "tersembunyi")
    search = language.choose(en: "Search", zhHans: "搜索", id: "Cari")
    digitsEntered = language.choose(
      en: "%1 of %2 digits entered",
      zhHans: "已输入%1位，共%2位",
      id: "%1 dari %2 angka terisi"
    )
    complete = language.choose(en: "complete", zhHans: "已完成", id: "lengkap")
  }
}

extension Vocabulary {
  /// Gives every state its word.
  mutating func setStates(_ language: Language) {
    statuses = Self.words { Self.word(for: $0, language) }
    stepStates = Self.words { Self.word(for: $0, language) }
    trends = Self.words { Self.word(for: $0, language) }
    documentStates = Self.words { Self.word(for: $0, language) }
  }

  private static func words<State: CaseIterable & Hashable>(
    _ word: (State) -> SafeText
  ) -> [State: SafeText] {
    Dictionary(uniqueKeysWithValues: State.allCases.map { ($0, word($0)) })
  }

  private static func word(for status: Status, _ language: Language) -> SafeText {
    switch status {
    case .info: language.choose(en: "Note", zhHans: "提示", id: "Catatan")
    case .success: language.choose(en: "Done", zhHans: "完成", id: "Selesai")
    case .warning: language.choose(en: "Warning", zhHans: "警告", id: "Peringatan")
    case .error: language.choose(en: "Error", zhHans: "错误", id: "Kesalahan")
    case .offline: language.choose(en: "Offline", zhHans: "离线", id: "Luring")
    case .stale: language.choose(en: "Saved copy", zhHans: "缓存副本", id: "Salinan tersimpan")
    }
  }

  private static func word(for state: StepState, _ language: Language) -> SafeText {
    switch state {
    case .done: language.choose(en: "done", zhHans: "已完成", id: "selesai")
    case .current: language.choose(en: "current", zhHans: "进行中", id: "berjalan")
    case .upcoming: language.choose(en: "to come", zhHans: "待开始", id: "berikutnya")
    case .failed: language.choose(en: "failed", zhHans: "失败", id: "gagal")
    case .skipped: language.choose(en: "skipped", zhHans: "已跳过", id: "dilewati")
    }
  }

  private static func word(for direction: Trend.Direction, _ language: Language) -> SafeText {
    switch direction {
    case .up: language.choose(en: "up", zhHans: "上升", id: "naik")
    case .down: language.choose(en: "down", zhHans: "下降", id: "turun")
    case .flat: language.choose(en: "unchanged", zhHans: "持平", id: "tetap")
    }
  }

  private static func word(for kind: DocumentState.Kind, _ language: Language) -> SafeText {
    switch kind {
    case .missing: language.choose(en: "Missing", zhHans: "缺少", id: "Belum ada")
    case .uploading: language.choose(en: "Uploading", zhHans: "正在上传", id: "Sedang diunggah")
    case .uploaded: language.choose(en: "Uploaded", zhHans: "已上传", id: "Diunggah")
    case .verified: language.choose(en: "Verified", zhHans: "已核实", id: "Terverifikasi")
    case .rejected: language.choose(en: "Rejected", zhHans: "已退回", id: "Ditolak")
    }
  }
}
