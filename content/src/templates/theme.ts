export type Theme = 'modern' | 'classic' | 'retro' | 'vintage' | 'illustration' | 'painting'
