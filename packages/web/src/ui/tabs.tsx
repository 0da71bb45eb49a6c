import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import styles from './tabs.module.css'

interface TabEntry {
  readonly id: string
  readonly label: string
  readonly content: ReactNode
}

interface Props {
  readonly label: string
  readonly tabs: readonly TabEntry[]
  readonly selected: string
  readonly onSelect: (id: string) => void
}

/** One panel at a time; the arrow keys move between the tabs. */
export function Tabs({ label, tabs, selected, onSelect }: Props) {
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
      <TabList aria-label={label} className={styles.list ?? ''}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={styles.tab ?? ''}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel ?? ''}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
