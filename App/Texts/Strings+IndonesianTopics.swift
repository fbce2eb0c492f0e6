import LocalizationKit

extension Strings {
  static func indonesianEnvironment(services: String, _ program: String) -> String {
    """
    Layanan
      TESSERA_BACKEND         sandbox atau live; sama dengan --backend
    \(services)
                              setiap alamat yang diatur akan digunakan, juga dengan
                              --backend sandbox; http hanya untuk komputer ini
      TESSERA_NETWORK         kondisi jaringan sandbox; sama dengan --network
      TESSERA_SANDBOX_COUNTRY
                              katalog streaming sandbox: gb (Inggris) atau se (Swedia)
      TESSERA_TIMEOUT         total waktu menunggu satu respons; sama dengan --timeout
      TESSERA_PATIENCE        waktu menunggu jika ada salinan tersimpan; sama dengan --patience
      TESSERA_OFFLINE         1 untuk hanya memakai data tersimpan; sama dengan --offline
      TESSERA_DEBUG           1 untuk mencatat permintaan dan respons; sama dengan --verbose
      https_proxy, all_proxy, no_proxy
                              proksi, seperti pada program lain yang memakai libcurl;
                              tidak pernah digunakan untuk komputer ini

    Akun
      TESSERA_GITHUB_TOKEN, GH_TOKEN, GITHUB_TOKEN
                              token untuk GitHub (yang pertama diatur); tidak pernah
                              disimpan, dan diabaikan dengan sandbox
      TESSERA_GITHUB_CLIENT_ID
                              ID klien untuk masuk dengan kode; juga sebuah pengaturan

    Berkas
      TESSERA_HOME            satu folder untuk semua berkas, sebagai jalur absolut
                              (default: direktori dasar XDG)
      XDG_CACHE_HOME          folder cache
      XDG_DATA_HOME           folder untuk favorit dan daftar
      XDG_CONFIG_HOME         folder untuk pengaturan

    Tampilan
      TESSERA_THEME, TESSERA_IMAGES, TESSERA_WIDTH, TESSERA_ACCESSIBLE
                              sama dengan --theme, --images, --width, --accessible
      NO_COLOR, FORCE_COLOR, CLICOLOR, CLICOLOR_FORCE
                              warna, seperti pada program lain; --color didahulukan
      TERM, COLORTERM, COLORFGBG, COLUMNS
                              terminal, seperti pada program lain
      LC_ALL, LC_CTYPE, LANG  set karakter, seperti pada program lain

    Bahasa dan pertanyaan
      TESSERA_LANG            bahasa antarmuka; sama dengan --lang
      LC_ALL, LC_MESSAGES, LANG, LANGUAGE
                              seperti pada program lain (default: bahasa Inggris);
                              bahasa Tionghoa hanya dengan UTF-8, dan tidak di konsol Linux
      TESSERA_NO_INPUT        1 untuk tidak pernah bertanya; sama dengan --no-input
      TESSERA_COMMAND         nama program dalam petunjuk dan bantuan, untuk skrip yang menjalankannya

    Opsi didahulukan dari variabel lingkungan, dan variabel lingkungan dari pengaturan (\(program) settings). Variabel \
    kosong dianggap tidak diatur.
    """
  }

  static let indonesianOutput = """
    Hasil ditulis ke keluaran standar, yang lainnya ke galat standar.

    Di terminal, halaman berwarna dan digambar ulang selama dimuat. Ke pipa atau berkas, daftar dipisahkan dengan tab: \
    satu rekaman per baris, tanpa judul dan petunjuk. Kolomnya tidak bergantung pada lebar, dan --fields memilihnya. \
    Halaman lain ditulis sebagai teks biasa. Gunakan --plain untuk teks biasa di terminal, dan --accessible untuk teks \
    yang cocok bagi pembaca layar. Untuk pager, tambahkan --color always, yang menulis halaman seperti di \
    terminal, dan alirkan ke less -R.

    --json menulis satu objek dengan anggota data, source, dan untuk daftar juga page. Anggota source adalah kind \
    (network, revalidated, atau stored), fetchedAt, ageSeconds, stale, dan reason. Anggota page adalah count, next, \
    dan total; next menunjukkan kelanjutan daftar, dan hanya null di akhirnya; total adalah jumlah entri \
    seluruh daftar sejauh diketahui, termasuk yang tidak ditampilkan. Blok sebuah bagian memiliki ketiganya \
    juga, dan error jika ada yang tidak dapat dimuat. Perubahan yang menampilkan daftar hasilnya menulis daftar itu \
    dalam bentuk yang sama. Anggota warnings memuat kode untuk setiap hal yang tidak ada dalam data, seperti \
    entries-unreadable untuk entri yang tidak dapat dibaca; tanpa hal itu anggota ini tidak ada. Kodenya adalah \
    \(warningCodes(in: .indonesian)). \
    Hasil perubahan lain, daftar komponen, dan versi tidak dibaca dari mana pun: hanya ada data. \
    --fields memilih anggota data. \
    Dengan --json, kesalahan juga berupa objek, di galat standar: anggota error berisi code, status, message, hint, dan \
    requestId (null jika layanan tidak memberikannya). Peringatan adalah baris teks sebelum objek itu. \
    Nama dan kode sama dalam setiap bahasa. Manual dan skrip pelengkapan tidak memiliki JSON, sehingga \
    perintahnya menolak --json; bantuan selalu berupa teks, bersama opsi apa pun.

    --explain mencetak jejak waktu permintaan ke galat standar.
    """
}
