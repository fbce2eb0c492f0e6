// placeholder, removed as soon as the module has its own files
